import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { KeepTyped, noteTyped } from "./ui/session/keep-typed.ts";

noteTyped();
startTransition(() => {
  hydrateRoot(
    document,
    <KeepTyped>
      <HydratedRouter />
    </KeepTyped>,
  );
});
