/** What is known of product types beside their products. */

/** The type above all types: its page lists everything (CAT-12). */
export const productTypeBase = 'merchandise'

/** The small picture of a type: the suffix goes before the extension of the file name (CAT-10). */
export function typeThumbnail(imageFile: string): string {
  const at = /\.[A-Za-z0-9]+(?=$|[?#])/.exec(imageFile)?.index
  return at === undefined
    ? `${imageFile}-thumb`
    : `${imageFile.slice(0, at)}-thumb${imageFile.slice(at)}`
}
