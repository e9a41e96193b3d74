import { useCallback, useState } from "react";

/** Whether a form was changed since it had this version of what is stored; `mark` says that it is. */
export function useUnsaved(version: number): { readonly isUnsaved: boolean; readonly mark: () => void } {
  const [changed, setChanged] = useState<number | null>(null);
  return { isUnsaved: changed === version, mark: useCallback(() => setChanged(version), [version]) };
}

/**
 * For a form beside one with changes that are not saved, which would use what is stored: it is not sent, and
 * `isStopped` says so until the changes are saved.
 */
export function useSavedFirst(isUnsaved: boolean) {
  const [pressed, setPressed] = useState(false);
  const onSubmit = (event: React.SubmitEvent) => {
    if (!isUnsaved) return;
    event.preventDefault();
    setPressed(true);
  };
  return { isStopped: pressed && isUnsaved, onSubmit };
}
