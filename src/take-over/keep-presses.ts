/**
 * Keeps presses, texts and forms for which nobody answers yet. Links lead on by themselves, and so does a form that
 * names where it leads; any other form is never sent by the browser (a password must not reach an address). A box that
 * narrows a list leads there at once as long as the scripts have not come.
 */
import { isLater, type KeptField, type KeptPresses } from './kept-presses.ts'

const choices =
  'button,summary,label,input[type=radio],input[type=checkbox],[role=radio],[role=checkbox],[role=switch],[role=tab]'
const ticked = 'label,input,[role=radio],[role=checkbox],[role=switch]'
const sending = '[type=submit],button:not([type])'

/** Hears what a reader does anywhere in the page, before anybody else. */
export type Listen = (type: string, hear: (event: Event, target: Element) => void) => void

/** The press that has begun. */
interface Beginning {
  /** What is ticked or typed already when React comes would count as there before, so React has to be there first. */
  heard: Element | undefined
  /** What is taken over while it is pressed may move away from under the pointer, or be taken away. */
  element: HTMLElement | undefined
  place: string
  /** Who uses keys goes on from where they are; another page would begin at its top. */
  isPointed: boolean
  /** Once a list is on its way, another box leads to the list of both; before that, what was done first comes first. */
  isLeading: boolean
}

/** Keeps what is done until the shop answers; `onUse` is told of every element that is used before. */
export function keepPresses(
  kept: KeptPresses,
  listen: Listen,
  onUse: (element: Element) => void,
): void {
  const beginning: Beginning = {
    heard: undefined,
    element: undefined,
    place: '',
    isPointed: false,
    isLeading: false,
  }
  for (const type of ['pointerdown', 'keydown']) {
    listen(type, (event, target) => {
      // What the shop has drawn fetches for itself.
      if (!isLater(kept, target)) onUse(target)
      Object.assign(beginning, beginningOf(kept, event, target))
    })
  }
  listen('pointerup', (event) => keepRelease(kept, beginning, event))
  listen('click', (event, target) => keepClick(kept, beginning, event, target))
  listen('change', (_, element) => {
    const form = element.matches('[type=checkbox]') && narrowed(kept, beginning, element)
    if (!form) return
    beginning.isLeading = true
    form.submit()
  })
  listen('submit', (event, element) => keepForm(kept, event, element))
  listen('input', (_, element) => keepText(kept, beginning, element))
}

function beginningOf(kept: KeptPresses, event: Event, target: Element) {
  const element = target.closest<HTMLElement>(choices) ?? undefined
  return {
    // Whatever the shop itself has drawn comes and goes as it means to.
    element: element && isLater(kept, element) ? undefined : element,
    place: placeOf(event),
    isPointed: event.type === 'pointerdown',
    heard: kept.isAnswered(target) ? target : undefined,
  }
}

/** Of an element that was taken away no click is told. */
function keepRelease({ wishes }: KeptPresses, beginning: Beginning, event: Event): void {
  const { element, place } = beginning
  if (!element || element.isConnected || place !== placeOf(event)) return
  wishes.push({ kind: 'pressed', element, at: performance.now() })
  beginning.element = undefined
}

function keepClick(kept: KeptPresses, beginning: Beginning, event: Event, target: Element): void {
  const { element: begun, place } = beginning
  const hasMoved =
    begun !== undefined && target.contains(begun) && target !== begun && place === placeOf(event)
  const element = hasMoved ? begun : target.closest<HTMLElement>(`a[href],${choices}`)
  if (!element || element.matches('a[href]')) return
  const box = element instanceof HTMLLabelElement ? element.control : element
  if (box instanceof HTMLInputElement && narrowed(kept, beginning, box)) return
  const isHeard = element.matches(ticked) ? beginning.heard !== undefined : kept.isAnswered(element)
  if (isNext(kept) && !hasMoved && isHeard) return
  if (element.matches(sending) && element.closest('form[action]')) return
  // The label of a field that is typed into leads to the field, which needs nobody.
  if (element instanceof HTMLLabelElement && !element.control?.matches(choices)) return
  event.preventDefault()
  event.stopPropagation()
  kept.wishes.push({ kind: 'pressed', element, at: performance.now() })
}

function keepForm(kept: KeptPresses, event: Event, element: Element): void {
  if (!(element instanceof HTMLFormElement) || element.hasAttribute('action')) return
  if (isNext(kept) && kept.isAnswered(element)) return
  event.preventDefault()
  kept.wishes.push({ kind: 'sent', element, at: performance.now() })
}

function keepText(kept: KeptPresses, { heard }: Beginning, element: Element): void {
  if (!isField(element) || /^(radio|checkbox|file)$/.test(element.type)) return
  const { wishes, typedSince } = kept
  const at = performance.now()
  const known = wishes.find((wish) => wish.kind === 'typed' && wish.element === element)
  if (known?.kind === 'typed') Object.assign(known, { text: element.value, at })
  else if (isLater(kept, element)) typedSince.add(element)
  else if (element !== heard) wishes.push({ kind: 'typed', element, text: element.value, at })
}

/** What was done before it comes first. */
function isNext({ isReaderKnown, wishes }: KeptPresses): boolean {
  return isReaderKnown && wishes.length === 0
}

/** The form of a list that the box leads to at once; none where the press is kept. */
function narrowed(
  { isNear, wishes }: KeptPresses,
  { isLeading, isPointed }: Beginning,
  box: Element,
): HTMLFormElement | null {
  return isLeading || (isPointed && !isNear && wishes.length === 0)
    ? box.closest<HTMLFormElement>('form[data-at-once]')
    : null
}

/** Where a press begins is told in parts of a pixel, where a click is in whole ones. */
function placeOf(event: Event): string {
  return event instanceof MouseEvent
    ? `${Math.floor(event.clientX)} ${Math.floor(event.clientY)}`
    : ''
}

function isField(element: Element): element is KeptField {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}
