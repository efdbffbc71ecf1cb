/**
 * The sheet of the whole shop, which a drawn page leaves for later. Linked to from the beginning, it would keep the scripts
 * from running until it is there, and the fonts that it asks for would share the line with them.
 */

/** Puts it to work; done once it has come, or has failed to. A page that links to it by itself has it already. */
export function wholeSheet(page: Document): Promise<void> {
  const link = page.querySelector<HTMLLinkElement>('link[data-whole-sheet]')
  if (!link) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => resolve()
    link.rel = 'stylesheet'
    link.addEventListener('load', done, { once: true })
    link.addEventListener('error', done, { once: true })
  })
}
