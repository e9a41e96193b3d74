/** How the site is run, as its variables say. */
export interface LaunchFacts {
  /** "test": no money moves. */
  readonly payments: "live" | "test" | "none";
  readonly mailServer: boolean;
  /** Staff get mails about orders and enquiries. */
  readonly staffMails: boolean;
  /** Scheme, host and port. */
  readonly origin: string;
  /** Backups are made by themselves, and encrypted. */
  readonly automaticBackups: boolean;
}

/** What no program can see, such as a backup that was restored for a try: staff tick it themselves. */
export const LAUNCH_TICKS = ["backup"] as const;

export type LaunchTick = (typeof LAUNCH_TICKS)[number];

export const LAUNCH_KINDS = [
  "company",
  "sample-content",
  "sample-products",
  "makers",
  "warnings",
  "guarantee",
  "irish",
  "irish-texts",
  "payments",
  "mail",
  "staff-mails",
  "address",
  "automatic-backups",
  "solicitor",
  ...LAUNCH_TICKS,
] as const;

export type LaunchKind = (typeof LAUNCH_KINDS)[number];

/** One thing to do before the first customer. */
export interface LaunchItem {
  readonly kind: LaunchKind;
  readonly done: boolean;
  /** How many are left, where they can be counted. */
  readonly n: number;
}
