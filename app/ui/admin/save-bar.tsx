import type { ReactNode } from "react";
import "./save-bar.css";

/** The foot of a long form with its button to save and its sums. It stays in view, but in a low window. */
export function SaveBar({ children }: { readonly children: ReactNode }) {
  return <p className="admin-save">{children}</p>;
}
