/** Where a reader is in a page that is taken over. */

interface Scrolling {
  readonly options: { scrollRestoration?: boolean | ((page: never) => boolean) | undefined }
  readonly subscribe: (event: 'onRendered', hear: () => void) => unknown
}

/**
 * Has the page stay where its reader has scrolled it to before it was taken over; the router would begin at its top. Pages
 * after it begin as ever.
 */
export function keepPlace(router: Scrolling, { document }: Pick<Window, 'document'>): void {
  let isFirst = true
  const isScrolled = () => document.documentElement.scrollTop > 0
  router.options.scrollRestoration = () => !isFirst || !isScrolled()
  router.subscribe('onRendered', () => {
    isFirst = false
  })
}
