/** Finds in a page that was redrawn what stood in the one before: by what it is and what it is called. */

export interface ElementPlace {
  /** What it is and what it is called. */
  readonly mark: string
  /** How many of the same kind stood before it, and how many there were. */
  readonly before: number
  readonly count: number
}

/** Where an element stands; its page may have been taken away meanwhile. */
export function placeOf(element: HTMLElement): ElementPlace {
  const mark = markOf(element)
  const all = alike(element.getRootNode(), mark)
  return { mark, before: all.indexOf(element), count: all.length }
}

/** What stands there in the page of now; undefined as long as there are more or fewer of its kind. */
export function standIn({ mark, before, count }: ElementPlace): HTMLElement | undefined {
  const all = alike(document, mark)
  return all.length === count ? all[before] : undefined
}

function alike(tree: Node, mark: string): readonly HTMLElement[] {
  if (!(tree instanceof Document || tree instanceof Element)) return []
  const tag = mark.slice(0, mark.indexOf(' '))
  const all = [...tree.querySelectorAll<HTMLElement>(tag)]
  // What was taken away alone has nothing above it.
  if (tree instanceof HTMLElement) all.unshift(tree)
  return all.filter((each) => markOf(each) === mark)
}

function markOf(element: HTMLElement): string {
  return [
    element.tagName.toLowerCase(),
    element.getAttribute('type') ?? '',
    element.getAttribute('role') ?? '',
    nameOf(element),
  ].join(' ')
}

/** Ids are another time's; what is read or heard stays. */
function nameOf(element: HTMLElement): string {
  const own = element.getAttribute('aria-label') ?? element.textContent.trim()
  if (own !== '' || !('labels' in element)) return own
  const label = element.closest('label') ?? labelFor(element)
  return label?.textContent.trim() ?? element.getAttribute('name') ?? ''
}

function labelFor(element: HTMLElement): HTMLElement | undefined {
  const root = element.getRootNode()
  if (element.id === '' || !(root instanceof Document || root instanceof Element)) return undefined
  return root.querySelector<HTMLElement>(`label[for="${CSS.escape(element.id)}"]`) ?? undefined
}
