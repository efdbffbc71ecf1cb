/**
 * The sheet of the whole shop, which a drawn page leaves for later. Linked to from the beginning, it would keep the scripts
 * from running until it is there; and when it comes, the whole page is laid out again.
 */

export interface WholeSheet {
  /** Has it fetched; it looks like nothing yet. */
  readonly fetch: () => void
  /** Applies it, as often as one likes; done once it has come, or has failed to twice. */
  readonly apply: () => Promise<void>
}

/** A page that links to it by itself has it already. */
export function wholeSheet(page: Document): WholeSheet {
  const link = page.querySelector<HTMLLinkElement>('link[data-whole-sheet]')
  if (!link) return { fetch: () => {}, apply: () => Promise.resolve() }
  let done: Promise<void> | undefined
  return {
    fetch: () => {
      if (done) return
      link.as = 'style'
      link.rel = 'preload'
    },
    apply: () => {
      done ??= apply(link)
      return done
    },
  }
}

async function apply(link: HTMLLinkElement): Promise<void> {
  const hasCome = linked(link)
  link.rel = 'stylesheet'
  if (await hasCome) return
  const again = link.ownerDocument.createElement('link')
  for (const { name, value } of link.attributes) again.setAttribute(name, value)
  const hasComeNow = linked(again)
  link.replaceWith(again)
  await hasComeNow
}

function linked(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(true), { once: true })
    link.addEventListener('error', () => resolve(false), { once: true })
  })
}
