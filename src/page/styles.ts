/**
 * The looks that one page begins with stand in the page itself, so that nothing is waited for before it is painted. The
 * whole sheet of the shop is only named: once the scripts have come, they ask for it (`whole-sheet.ts`).
 */

const sheetLink = /<link rel="stylesheet"([^>]*)>/
/** The first script, and the files that it imports, as the built shell has them. */
const entry =
  /<script type="module"([^>]*) src="([^"]*)"><\/script>((?:\s*<link rel="modulepreload"[^>]*>)*)/
const preload = '<link rel="modulepreload"'

/**
 * The page with its own looks, those of its site after those of its parts, and these looks alone; a page without the link
 * to the sheet stays as it is.
 */
export function dressed(
  html: string,
  stylesOf: ((markup: string) => string) | undefined,
  ownStyles = '',
): { readonly html: string; readonly styles: string | undefined } {
  const [link, rest] = sheetLink.exec(html) ?? []
  if (link === undefined || stylesOf === undefined) return { html, styles: undefined }
  const styles = stylesOf(html) + ownStyles
  const later = `<link${rest} data-whole-sheet>`
  return {
    html: afterPicture(html)
      .replace(link, () => `<style>${styles}</style>`)
      .replace('</body>', () => `${later}<noscript>${link}</noscript></body>`),
    styles,
  }
}

/**
 * The page with scripts that are fetched after the picture in sight. The first of them are run by the script in the page, in
 * this order, once there is something to see (`before-scripts.ts`).
 */
function afterPicture(html: string): string {
  const [head = ''] = html.split('</head>', 1)
  const later = head
    .replace(entry, (_, attributes: string, address: string, imported: string) =>
      `${imported}${preload}${attributes} href="${address}">`.replaceAll(
        preload,
        `${preload} data-first`,
      ),
    )
    .replaceAll(preload, `${preload} fetchpriority="low"`)
  return later + html.slice(head.length)
}
