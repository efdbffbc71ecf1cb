/** Where files of the shop are fetched from by a link of a page. */

export interface FileAddresses {
  /** The address that downloads the file of that id: of a product, an order or a statement (CAT-16). */
  readonly download: (fileId: string) => string
}
