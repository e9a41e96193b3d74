import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { useState } from "react";
import * as words from "#app/i18n/messages/assortment.ts";
import { useT } from "#app/i18n/use-t.tsx";

interface RichTextProps {
  /** Of the plain text area that stood here until the editor arrived: whoever was typing in it types on. */
  readonly standIn: string;
  readonly labelledBy: string;
  readonly lang: "en" | "ga";
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
    onUpdate: ({ editor: one }) => onChange(one.isEmpty ? "" : one.getHTML()),
  });
  if (!editor) return null;
  const chain = () => editor.chain().focus();
  const tools = [
    [words.bold, "B", editor.isActive("bold"), () => chain().toggleBold().run()],
    [words.italic, "I", editor.isActive("italic"), () => chain().toggleItalic().run()],
    [
      words.heading,
      "H2",
      editor.isActive("heading", { level: 2 }),
      () => chain().toggleHeading({ level: 2 }).run(),
    ],
    [
      words.subheading,
      "H3",
      editor.isActive("heading", { level: 3 }),
      () => chain().toggleHeading({ level: 3 }).run(),
    ],
    [words.bullets, "•", editor.isActive("bulletList"), () => chain().toggleBulletList().run()],
    [words.numbers, "1.", editor.isActive("orderedList"), () => chain().toggleOrderedList().run()],
    [words.quote, "”", editor.isActive("blockquote"), () => chain().toggleBlockquote().run()],
    [words.linkTool, "↗", editor.isActive("link"), () => setLink()],
    [words.undo, "↺", false, () => chain().undo().run()],
  ] as const;
  const setLink = () => {
    const before = String(editor.getAttributes("link").href ?? "https://");
    const href = window.prompt(t(words.linkAddress), before);
    if (href === null) return;
    if (href.trim() === "" || href === "https://") chain().unsetLink().run();
    else chain().extendMarkRange("link").setLink({ href }).run();
  };
  return (
    <div className="rich-text">
      <div className="rich-text-tools" role="toolbar" aria-labelledby={labelledBy}>
        {tools.map(([word, sign, on, press]) => (
          <button key={sign} type="button" aria-pressed={on} title={t(word)} onClick={press}>
            {sign} <span className="hidden-visually">{t(word)}</span>
          </button>
        ))}
      </div>
      <EditorContent editor={editor} />
    </div>
  );
}
