/** The colours of mails, written into each element: mail programs know no variables. */
export const MAIL_COLOURS = {
  ground: "#eeedf1",
  sheet: "#ffffff",
  /** Behind what is set off from the text. */
  inset: "#f4f3f6",
  line: "#dcdbe2",
  ink: "#1d1f2b",
  muted: "#565a6b",
  link: "#4a3fb5",
  /** Of buttons and rules; `onAccent` is written on it. */
  accent: "#f5b54a",
  onAccent: "#2b1a05",
  /** Behind the name of the site; `onDark` is written on it. */
  dark: "#0b0c14",
  onDark: "#f7f6f3",
} as const;
