/** Repeats what a reader has pressed and typed before the shop was there, once React answers for the elements. */
import { isRecord } from '../adapters/http/json.ts'
import type { KeptField, KeptPresses, KeptWish } from './kept-presses.ts'
import { pause } from './pause.ts'
import { type ElementPlace, placeOf, standIn } from './same-place.ts'

/** Milliseconds after which what was pressed is nobody's wish any more. */
const lasting = 20_000
/** Milliseconds for which one that is not answered keeps those after it waiting. */
const longestWait = 5000

type Places = ReadonlyMap<Element, ElementPlace>

/**
 * In the order in which it was done; done as soon as nothing is left. Presses upon parts that are still on their way are
 * repeated after that, too.
 */
export async function repeatPresses(
  kept: KeptPresses | undefined,
  sessionKnown: Promise<unknown>,
): Promise<void> {
  if (!kept) return
  // A part may be redrawn before its turn comes; where it stood is not to be told any more then.
  const places: Places = new Map(kept.wishes.map(({ element }) => [element, placeOf(element)]))
  void refocus(kept)
  // What a customer puts into the cart is not a visitor's.
  await Promise.race([sessionKnown, pause(lasting / 2)])
  kept.isReaderKnown = true
  await repeatAll(kept, places)
  void repeatLater(kept, places)
}

/** Tells the shop what has had the focus since before it was there: a field fetches with its focus what it needs. */
async function refocus({ isAnswered }: KeptPresses): Promise<void> {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return
  const giveUpAt = performance.now() + lasting
  const element = await answered(activeElement, placeOf(activeElement), isAnswered, giveUpAt)
  const holder = document.activeElement
  if (element === activeElement && holder === element) {
    element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  } else if (element !== activeElement && holder === document.body) element?.focus()
}

async function repeatAll(kept: KeptPresses, places: Places): Promise<void> {
  while (kept.wishes[0]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they were done
    await repeat(kept.wishes[0], kept, places)
    kept.wishes.shift()
  }
}

async function repeatLater(kept: KeptPresses, places: Places): Promise<void> {
  const endsAt = performance.now() + lasting
  while (kept.wishes.length > 0 || performance.now() < endsAt) {
    // oxlint-disable-next-line no-await-in-loop -- looked at again and again
    await pause(50)
    // oxlint-disable-next-line no-await-in-loop
    await repeatAll(kept, places)
  }
  kept.stop()
}

async function repeat(wish: KeptWish, kept: KeptPresses, places: Places): Promise<void> {
  const element = await answered(
    wish.element,
    places.get(wish.element) ?? placeOf(wish.element),
    kept.isAnswered,
    Math.min(wish.at + lasting, performance.now() + longestWait),
  )
  if (!element || (wish.kind === 'typed' && kept.typedSince.has(element))) return
  kept.isRepeating = true
  if (wish.kind === 'typed') retype(element, wish)
  else if (wish.kind === 'pressed') element.click()
  else if (element instanceof HTMLFormElement) element.requestSubmit()
  kept.isRepeating = false
}

/** The element, or the one that stands in its place since the page was redrawn, as soon as React answers for it. */
async function answered(
  element: HTMLElement,
  place: ElementPlace,
  isAnswered: KeptPresses['isAnswered'],
  giveUpAt: number,
): Promise<HTMLElement | undefined> {
  // React tries each time to take the part over; where its code is still on its way, that is in vain.
  let wait = 16
  while (performance.now() < giveUpAt) {
    const now = element.isConnected ? element : standIn(place)
    if (now && isAnswered(now)) return now
    // oxlint-disable-next-line no-await-in-loop -- asked again and again, ever more rarely
    await pause(wait)
    wait = Math.min(wait * 1.5, 100)
  }
  return undefined
}

/** As if it were typed now: React passes over a text that stood there when it came. */
function retype(field: HTMLElement, { text, at }: KeptWish & { readonly kind: 'typed' }): void {
  if (!isField(field)) return
  if (document.activeElement === document.body) field.focus()
  // It has got the focus when nobody heard of that.
  else if (document.activeElement === field) {
    field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  }
  if (isHeard(field, text)) return
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  field.value = ''
  write?.call(field, text)
  field.dispatchEvent(
    // A search does not wait for more keys when the last one is long ago.
    new CustomEvent(field instanceof HTMLSelectElement ? 'change' : 'input', {
      bubbles: true,
      detail: at,
    }),
  )
}

function isField(element: HTMLElement): element is KeptField {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

/** Whether the part that draws the field knows the text already. */
function isHeard(field: KeptField, text: string): boolean {
  const props: unknown = Object.entries(field).find(([key]) => key.startsWith('__reactProps$'))?.[1]
  return isRecord(props) && props['value'] === text
}
