import { useNavigation } from "react-router";

/**
 * Tells of a button, by what its form sends and, where the same is sent to several addresses, by the path of one,
 * whether it was pressed and is being answered.
 */
export function usePressed(): (sent: Readonly<Record<string, string>>, path?: string) => boolean {
  const { formData, formAction } = useNavigation();
  return (sent, path) =>
    formData !== undefined &&
    (path === undefined || path === formAction) &&
    Object.entries(sent).every(([name, value]) => formData.get(name) === value);
}
