/** Words for screen readers only. */
export function VisuallyHidden({ children, lang }: { children: React.ReactNode; lang?: string }) {
  return (
    <span className="hidden-visually" lang={lang}>
      {children}
    </span>
  );
}
