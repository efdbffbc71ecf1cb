/** Free texts of a quote hold 255 UTF-16 units, as `maxlength` counts them (QUOTE-62, D19). */
export const textLimit = 255

/** What of a typed text is kept: `most` UTF-16 units. A pair of surrogates is never cut in two. */
export function withinLimit(text: string, most = textLimit): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}
