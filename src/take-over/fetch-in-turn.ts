/**
 * Fetches the files that a page names for later (`src/page/html.ts`) when most of its first scripts have come: those of the
 * page, and behind them what only a field needs that is used.
 */

export interface FilesInTurn {
  /** Asks for the next files where it is their turn. */
  readonly fetchNext: () => void
  /** Something is used, which may need files of its own. */
  readonly use: (element: Element) => void
}

export function filesInTurn(signal: AbortSignal): FilesInTurn {
  const used: Element[] = [document.documentElement]
  const arrived = new WeakSet<Element>()
  // The next files are asked for when only one of those before them is still missing, so that they slow none of these down
  // and the connection never rests.
  const fetchNext = () => {
    const asked = [...document.head.querySelectorAll('link[data-first],link[data-wished][rel]')]
    if (asked.filter((link) => !arrived.has(link)).length > 1) return
    const links = [
      ...document.head.querySelectorAll<HTMLLinkElement>('link[data-wished]:not([rel])'),
    ]
    for (const link of links) {
      const selector = link.dataset['wished'] ?? ''
      if (used.some((element) => element.closest(selector))) link.rel = 'modulepreload'
    }
  }
  const hear = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || !target.matches('[data-first],[data-wished]'))
      return
    arrived.add(target)
    fetchNext()
  }
  for (const end of ['load', 'error'])
    document.addEventListener(end, hear, { capture: true, signal })
  return {
    fetchNext,
    use: (element) => {
      used.push(element)
      fetchNext()
    },
  }
}
