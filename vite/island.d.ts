/** The files of an island, see island.ts; null in the browser and while developing. */
declare module "*?island" {
  const files: { readonly src: string; readonly imports: readonly string[] } | null;
  export default files;
}
