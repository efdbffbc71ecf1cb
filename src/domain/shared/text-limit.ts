/** Free texts of a quote hold 255 UTF-16 units, as `maxlength` counts them (QUOTE-62, D19). */
export const textLimit = 255

/** What of a typed text is kept. A pair of surrogates is never cut in two. */
export function withinLimit(text: string): string {
  if (text.length <= textLimit) return text
  const cut = text.slice(0, textLimit)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}
