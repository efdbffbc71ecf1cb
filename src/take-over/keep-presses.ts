/** What a reader presses and types before the shop is there to answer. */

export type KeptField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** One thing that the reader has done, with the element it was done to and the last time, as of `performance.now()`. */
export type KeptWish = { at: number } & (
  | { readonly kind: 'typed'; readonly element: KeptField; text: string }
  | { readonly kind: 'pressed'; readonly element: HTMLElement }
  | { readonly kind: 'sent'; readonly element: HTMLFormElement }
)

export interface KeptPresses {
  /** In their order; more may come as long as parts of the page are on their way. */
  readonly wishes: KeptWish[]
  /** Whether a press upon the element is answered, and not lost. */
  readonly isAnswered: (element: Element) => boolean
  /** What a server has drawn, once the shop begins to take it over: whatever comes later answers by itself. */
  drawn: WeakSet<Element> | undefined
  /** Fields that the shop itself has drawn and that were typed into since: what was typed before is older. */
  readonly typedSince: WeakSet<Element>
  /** Whether the scripts have come, and the shop is about to answer. */
  isNear: boolean
  /** Whether it is known who presses; until then everything is kept. */
  isReaderKnown: boolean
  /** True while something is being repeated: what comes of it is nothing new. */
  isRepeating: boolean
  /** Has the pictures further down fetched when they come near. */
  readonly showPictures: () => void
  /** Keeps no more room for what only customers see: it stands there, or there is none. */
  readonly releasePlaces: () => void
  /** Keeps nothing more: the shop answers by itself. */
  readonly stop: () => void
}

declare global {
  interface Window {
    keptPresses?: KeptPresses
  }
}

/**
 * Keeps presses, texts and forms for which nobody answers yet. Links lead on by themselves, and so does a form that
 * names where it leads; any other form is never sent by the browser (a password must not reach an address). A box that
 * narrows a list leads there at once as long as the scripts have not come. The first scripts of a page that does not run them
 * by itself (`src/page/styles.ts`) are run once what there is to see has been painted. Those of the page are fetched when most of
 * these have come, and after them what only a field needs that is used; pictures further down after the scripts, or after what
 * was pressed is answered. Parts further down are laid out last (`later-layout.css.ts`).
 * The build puts this function into the page as it stands, so it may use nothing from outside.
 */
export function keepPresses(isOfReader = ({ isTrusted }: Event) => isTrusted): void {
  const wishes: KeptWish[] = []
  const choices =
    'button,summary,label,input[type=radio],input[type=checkbox],[role=radio],[role=checkbox],[role=switch],[role=tab]'
  const ticked = 'label,input,[role=radio],[role=checkbox],[role=switch]'
  const sending = '[type=submit],button:not([type])'
  const listening = new AbortController()
  const kept: KeptPresses = {
    wishes,
    drawn: undefined,
    typedSince: new WeakSet(),
    isNear: false,
    isReaderKnown: false,
    isRepeating: false,
    isAnswered: (element) => isAnswered(element),
    showPictures: () => void delete document.documentElement.dataset['picturesLater'],
    releasePlaces: () => void delete document.documentElement.dataset['customer'],
    stop: () => listening.abort(),
  }
  const isLater = (element: Element) => kept.drawn?.has(element) === false
  // React marks the elements that it draws, and stops the events of parts that it cannot answer for yet. This one means
  // nothing to anybody; React takes over at once, before the others, the part of the page that it comes from.
  const isAnswered = (element: Element) => {
    if (isLater(element)) return true
    let isHeard = false
    const hear = () => {
      isHeard = true
    }
    document.addEventListener('pointercancel', hear)
    element.dispatchEvent(new Event('pointercancel', { bubbles: true }))
    document.removeEventListener('pointercancel', hear)
    return isHeard && Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  }
  const listen = (type: string, hear: (event: Event, target: Element) => void) =>
    document.addEventListener(
      type,
      (event) => {
        if (event.target instanceof Element && isOfReader(event) && !kept.isRepeating) {
          hear(event, event.target)
        }
      },
      { capture: true, signal: listening.signal },
    )
  // What is ticked or typed already when React comes would count as there before, so React has to be there first.
  let heardFromBeginning: Element | undefined
  // What is taken over while it is pressed may move away from under the pointer, or be taken away.
  let begun: HTMLElement | undefined
  let place = ''
  // Who uses keys goes on from where they are; another page would begin at its top.
  let isPointed = false
  // Once a list is on its way, another box leads to the list of both; before that, what was done first comes first.
  let isLeading = false
  const narrowed = (element: Element | null | undefined) =>
    isLeading || (isPointed && !kept.isNear && wishes.length === 0)
      ? element?.closest<HTMLFormElement>('form[data-at-once]')
      : null
  // Where a press begins is told in parts of a pixel, where a click is in whole ones.
  const placeOf = (event: Event) =>
    event instanceof MouseEvent ? `${Math.floor(event.clientX)} ${Math.floor(event.clientY)}` : ''
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
    const wished = links
      .map((link) => link.dataset['wished'] ?? '')
      .find((selector) => used.some((element) => element.closest(selector)))
    for (const link of links) if (link.dataset['wished'] === wished) link.rel = 'modulepreload'
  }
  for (const end of ['load', 'error']) {
    const hear = ({ target }: Event) => {
      if (!(target instanceof HTMLLinkElement) || !target.matches('[data-first],[data-wished]'))
        return
      arrived.add(target)
      fetchNext()
    }
    document.addEventListener(end, hear, { capture: true, signal: listening.signal })
  }
  for (const beginning of ['pointerdown', 'keydown']) {
    listen(beginning, (event, target) => {
      // What the shop has drawn fetches for itself.
      if (!isLater(target)) {
        used.push(target)
        fetchNext()
      }
      begun = target.closest<HTMLElement>(choices) ?? undefined
      // Whatever the shop itself has drawn comes and goes as it means to.
      if (begun && isLater(begun)) begun = undefined
      place = placeOf(event)
      isPointed = beginning === 'pointerdown'
      heardFromBeginning = isAnswered(target) ? target : undefined
    })
  }
  listen('pointerup', (event) => {
    // Of an element that was taken away no click is told.
    if (!begun || begun.isConnected || place !== placeOf(event)) return
    wishes.push({ kind: 'pressed', element: begun, at: performance.now() })
    begun = undefined
  })
  listen('click', (event, target) => {
    const hasMoved =
      begun !== undefined && target.contains(begun) && target !== begun && place === placeOf(event)
    const element = hasMoved ? begun : target.closest<HTMLElement>(`a[href],${choices}`)
    if (!element || element.matches('a[href]')) return
    const box = element instanceof HTMLLabelElement ? element.control : element
    if (box instanceof HTMLInputElement && narrowed(box)) return
    // What was done before it comes first.
    const isNext = kept.isReaderKnown && wishes.length === 0
    const isHeard = element.matches(ticked) ? heardFromBeginning !== undefined : isAnswered(element)
    if (isNext && !hasMoved && isHeard) return
    if (element.matches(sending) && element.closest('form[action]')) return
    // The label of a field that is typed into leads to the field, which needs nobody.
    if (element instanceof HTMLLabelElement && !element.control?.matches(choices)) return
    event.preventDefault()
    event.stopPropagation()
    wishes.push({ kind: 'pressed', element, at: performance.now() })
  })
  listen('change', (_, element) => {
    const form = element.matches('[type=checkbox]') && narrowed(element)
    if (!form) return
    isLeading = true
    form.submit()
  })
  listen('submit', (event, element) => {
    if (!(element instanceof HTMLFormElement) || element.hasAttribute('action')) return
    if (kept.isReaderKnown && wishes.length === 0 && isAnswered(element)) return
    event.preventDefault()
    wishes.push({ kind: 'sent', element, at: performance.now() })
  })
  listen('input', (_, element) => {
    if (
      !(element instanceof HTMLInputElement) &&
      !(element instanceof HTMLTextAreaElement) &&
      !(element instanceof HTMLSelectElement)
    ) {
      return
    }
    if (/^(radio|checkbox|file)$/.test(element.type)) return
    const known = wishes.find((wish) => wish.kind === 'typed' && wish.element === element)
    if (known?.kind === 'typed')
      Object.assign(known, { text: element.value, at: performance.now() })
    else if (isLater(element)) kept.typedSince.add(element)
    else if (element !== heardFromBeginning) {
      wishes.push({ kind: 'typed', element, text: element.value, at: performance.now() })
    }
  })
  const { dataset } = document.documentElement
  dataset['picturesLater'] = ''
  const [opening] = performance.getEntriesByType('navigation')
  // Whoever comes back, or is led further down, finds each part where it was.
  if (location.hash === '' && opening && 'type' in opening && opening.type === 'navigate') {
    dataset['layoutLater'] = '1 2 3 4 5 6 7 8'
  }
  try {
    // Whoever has a token is most likely a customer: there is room for what customers see.
    if (sessionStorage.getItem('manifold.token') !== null) {
      dataset['customer'] = ''
      // On home it depends on the customer how much; what it took last is as good a guess as there is.
      const [height, width] = localStorage.getItem('manifold.home-height')?.split(' ') ?? []
      if (Number(height) > 0 && width === String(innerWidth)) {
        dataset['homeHeight'] = ''
        document.documentElement.style.setProperty('--home-height', `${Number(height)}px`)
      }
    }
  } catch {
    // Where storage is switched off, nobody is.
  }
  // Scripts that never end are not waited for.
  setTimeout(kept.showPictures, 4000)
  const ended = () => {
    if (!kept.isNear || wishes.length === 0) kept.showPictures()
  }
  let hasBegun = false
  const begin = async (first: NodeListOf<HTMLLinkElement>) => {
    if (hasBegun) return
    hasBegun = true
    // React makes errors in advance when it is evaluated; for their stacks a browser would read all of its code once more.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    try {
      for (const { href } of first) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: the browser answers between them
        await import(/* @vite-ignore */ href)
        // oxlint-disable-next-line no-await-in-loop
        await new Promise((resolve) => void setTimeout(resolve))
      }
    } catch {
      // The browser itself says what has not come.
    } finally {
      Error.stackTraceLimit = stackTraceLimit
    }
    ended()
  }
  const beginPainted = () => {
    fetchNext()
    const first = document.head.querySelectorAll<HTMLLinkElement>('link[data-first]')
    if (first.length === 0) {
      ended()
      return
    }
    requestAnimationFrame(() => setTimeout(begin, 0, first))
    // Of a page that nobody looks at nothing is painted.
    setTimeout(begin, document.hidden ? 0 : 300, first)
  }
  document.addEventListener('DOMContentLoaded', beginPainted, { once: true })
  window.keptPresses = kept
}
