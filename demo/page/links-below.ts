/** Links that contents and texts name from the root lead below the path at which the demo stands. */

/** Begins, for all links of the document; at the root there is nothing to do. */
export function keepLinksBelow({ document, location }: Window, base: string): void {
  if (base === '') return
  const lead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href^="/"]') : null
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
    if (`${link.pathname}/`.startsWith(`${base}/`)) return
    link.pathname = base + link.pathname
  }
  // Before the router or the browser follows it, by whatever key or button, and before its address is copied.
  for (const type of ['pointerdown', 'click', 'auxclick', 'contextmenu'])
    document.addEventListener(type, lead, { capture: true })
}
