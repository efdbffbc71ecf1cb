/**
 * The looks that one page begins with stand in the page itself. The whole sheet of the shop follows at its end, so that
 * nothing is waited for before the page is painted.
 */

const sheetLink = /<link rel="stylesheet"[^>]*>/

/** The page with its own looks, and these looks alone; a page without the link to the sheet stays as it is. */
export function dressed(
  html: string,
  stylesOf: ((markup: string) => string) | undefined,
): { readonly html: string; readonly styles: string | undefined } {
  const [link] = sheetLink.exec(html) ?? []
  if (link === undefined || stylesOf === undefined) return { html, styles: undefined }
  const styles = stylesOf(html)
  return {
    html: html
      .replace(link, () => `<style>${styles}</style>`)
      .replace('</body>', () => `${link}</body>`),
    styles,
  }
}
