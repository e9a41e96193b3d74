/** The variables of the process, as `process.env` has them. */
export type EnvVariables = Readonly<Record<string, string | undefined>>;

/** The text of a variable without its ends; undefined where it is not set or empty. */
export function envText(env: EnvVariables, name: string): string | undefined {
  const text = env[name]?.trim();
  return text ? text : undefined;
}
