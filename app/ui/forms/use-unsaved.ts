import { useCallback, useState } from "react";

/** Whether a form was changed since it had this version of what is stored; `mark` says that it is. */
export function useUnsaved(version: number): { readonly isUnsaved: boolean; readonly mark: () => void } {
  const [changed, setChanged] = useState<number | null>(null);
  return { isUnsaved: changed === version, mark: useCallback(() => setChanged(version), [version]) };
}

/**
 * For a form beside one with changes that are not saved, which would use what is stored: it is not sent, and `stops`
 * counts the presses until the changes are saved.
 */
export function useSavedFirst(isUnsaved: boolean) {
  const [presses, setPresses] = useState(0);
  const onSubmit = (event: React.SubmitEvent) => {
    if (!isUnsaved) return;
    event.preventDefault();
    setPresses((before) => before + 1);
  };
  return { stops: isUnsaved ? presses : 0, onSubmit };
}
