/** The address of a script that is bundled by itself, see script-asset.ts. */
declare module "*?script" {
  const address: string;
  export default address;
}
