import type { ReactNode } from "react";
import "./save-bar.css";

/** The foot of a long form with its button to save and its sums; it stays in view while the form is scrolled. */
export function SaveBar({ children }: { readonly children: ReactNode }) {
  return <p className="admin-save">{children}</p>;
}
