/** What a reader has pressed and typed before the shop was there to answer. */

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

/** Nothing kept yet; `stop` ends what listens. */
export function noKeptPresses(stop: () => void): KeptPresses {
  const { dataset } = document.documentElement
  const kept: KeptPresses = {
    wishes: [],
    drawn: undefined,
    typedSince: new WeakSet(),
    isNear: false,
    isReaderKnown: false,
    isRepeating: false,
    isAnswered: (element) => isLater(kept, element) || isHeardByReact(element),
    showPictures: () => void delete dataset['picturesLater'],
    releasePlaces: () => void delete dataset['customer'],
    stop,
  }
  return kept
}

/** Whether the shop itself has drawn the element, so that it answers by itself. */
export function isLater({ drawn }: KeptPresses, element: Element): boolean {
  return drawn?.has(element) === false
}

/**
 * React marks the elements that it draws, and stops the events of parts that it cannot answer for yet. This one means
 * nothing to anybody; React takes over at once, before the others, the part of the page that it comes from.
 */
function isHeardByReact(element: Element): boolean {
  let isHeard = false
  const hear = () => {
    isHeard = true
  }
  document.addEventListener('pointercancel', hear)
  element.dispatchEvent(new Event('pointercancel', { bubbles: true }))
  document.removeEventListener('pointercancel', hear)
  return isHeard && Object.keys(element).some((key) => key.startsWith('__reactProps$'))
}
