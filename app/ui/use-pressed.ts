import { useNavigation } from "react-router";

/** Tells of a button, by what its form sends, whether it was pressed and is being answered. */
export function usePressed(): (sent: Readonly<Record<string, string>>) => boolean {
  const form = useNavigation().formData;
  return (sent) =>
    form !== undefined && Object.entries(sent).every(([name, value]) => form.get(name) === value);
}
