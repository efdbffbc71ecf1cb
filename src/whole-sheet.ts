/**
 * The sheet of the whole shop, which a drawn page leaves for later. Linked to from the beginning, it would keep the scripts
 * from running until it is there; and when it comes, the whole page is laid out again.
 */

/**
 * Has it fetched. Answers how to put it to work; that is done once it has come, or has failed to. A page that links to it
 * by itself has it already.
 */
export function wholeSheet(page: Document): () => Promise<void> {
  const link = page.querySelector<HTMLLinkElement>('link[data-whole-sheet]')
  if (!link) return () => Promise.resolve()
  link.as = 'style'
  link.rel = 'preload'
  return () =>
    new Promise((resolve) => {
      for (const end of ['load', 'error'])
        link.addEventListener(end, () => resolve(), { once: true })
      link.rel = 'stylesheet'
    })
}
