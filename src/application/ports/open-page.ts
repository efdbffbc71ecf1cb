/** The document of this tab. Reloading it leaves nothing in memory of the one before. */
export interface OpenPage {
  /** Without origin, query and fragment. */
  readonly path: () => string
  /** Opens the shop at this address, in the place of the present one. */
  readonly reopen: (address: string) => void
}
