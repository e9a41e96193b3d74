import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useState } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import * as messages from "#app/i18n/messages/catalog-admin/catalog-desk.ts";
import { useT } from "#app/i18n/use-t.tsx";

interface RichTextProps {
  /** The id of the plain text area that the editor replaces: a person who was typing in it goes on typing here. */
  readonly standIn: string;
  readonly labelledBy: string;
  readonly lang: Locale;
  readonly html: string;
  readonly onChange: (html: string) => void;
}

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: { openOnClick: false, protocols: ["mailto", "tel"] },
  }),
];

/** A text with headings, lists, links, bold and italic. What it makes is cleaned again when it is stored. */
export default function RichText({ standIn, labelledBy, lang, html, onChange }: RichTextProps) {
  const t = useT();
  const [typing] = useState(() => document.activeElement?.id === standIn);
  const editor = useEditor({
    autofocus: typing && "end",
    extensions: EXTENSIONS,
    content: html,
    // The content security policy refuses style elements; the page's own sheet has what they say.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        class: "rich-text-body prose",
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": labelledBy,
        lang,
      },
    },
    onUpdate: ({ editor: updated }) => onChange(updated.isEmpty ? "" : updated.getHTML()),
  });
  if (!editor) return null;
  const chain = () => editor.chain().focus();
  const tools = [
    [messages.bold, "B", editor.isActive("bold"), () => chain().toggleBold().run()],
    [messages.italic, "I", editor.isActive("italic"), () => chain().toggleItalic().run()],
    [
      messages.heading,
      "H2",
      editor.isActive("heading", { level: 2 }),
      () => chain().toggleHeading({ level: 2 }).run(),
    ],
    [
      messages.subheading,
      "H3",
      editor.isActive("heading", { level: 3 }),
      () => chain().toggleHeading({ level: 3 }).run(),
    ],
    [messages.bullets, "•", editor.isActive("bulletList"), () => chain().toggleBulletList().run()],
    [messages.numbers, "1.", editor.isActive("orderedList"), () => chain().toggleOrderedList().run()],
    [messages.quote, "”", editor.isActive("blockquote"), () => chain().toggleBlockquote().run()],
    [messages.linkTool, "↗", editor.isActive("link"), () => setLink()],
    [messages.undo, "↺", false, () => chain().undo().run()],
  ] as const;
  const setLink = () => {
    const before = String(editor.getAttributes("link").href ?? "https://");
    const href = window.prompt(t(messages.linkAddress), before);
    if (href === null) return;
    if (href.trim() === "" || href === "https://") chain().unsetLink().run();
    else chain().extendMarkRange("link").setLink({ href }).run();
  };
  return (
    <div className="rich-text">
      <div className="rich-text-tools" role="toolbar" aria-labelledby={labelledBy}>
        {tools.map(([word, sign, on, press]) => (
          <button
            key={sign}
            type="button"
            aria-pressed={on}
            title={t(word)}
            // The text keeps the focus: what is typed right after a press is not lost.
            onMouseDown={(event) => event.preventDefault()}
            onClick={press}
          >
            {sign} <span className="hidden-visually">{t(word)}</span>
          </button>
        ))}
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}
