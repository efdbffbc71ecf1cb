/** Repeats what a reader has pressed and typed before the shop was there, once React answers for the elements. */
import type { KeptPresses } from './keep-presses.ts'

/** Milliseconds after which what was pressed is nobody's wish any more. */
const lasting = 10_000

/** Texts first, so that a form that is sent has them; then everything in its order. */
export async function repeatPresses(kept: KeptPresses | undefined): Promise<void> {
  if (!kept) return
  const { pressed, sent, typed, stop } = kept
  const giveUpAt = performance.now() + lasting
  for (const element of [...typed.keys(), ...pressed, ...sent]) {
    // oxlint-disable-next-line no-await-in-loop -- each may wait for a part of the page that is still on its way
    await takenOver(element, giveUpAt)
  }
  stop()
  // What React has begun with it ends now: a radio that is pressed in between would count as chosen already.
  for (const element of [...typed.keys(), ...pressed, ...sent]) nudge(element)
  for (const [field, text] of typed) retype(field, text)
  for (const element of pressed) if (isTakenOver(element)) element.click()
  for (const form of sent) if (isTakenOver(form)) form.requestSubmit()
}

/** React marks the elements that it answers for. */
function isTakenOver(element: Element): boolean {
  return element.isConnected && Object.keys(element).some((key) => key.startsWith('__reactProps$'))
}

/** An event that means nothing to anybody; React takes over at once the part of the page that an event comes from. */
function nudge(element: Element): void {
  element.dispatchEvent(new Event('pointercancel', { bubbles: true }))
}

async function takenOver(element: Element, giveUpAt: number): Promise<void> {
  while (element.isConnected && !isTakenOver(element) && performance.now() < giveUpAt) {
    // oxlint-disable-next-line no-await-in-loop -- asked once for each frame that is drawn
    await new Promise((resolve) => {
      setTimeout(resolve, 16)
    })
  }
}

/** As if it were typed now: React passes over a text that stood there when it came. */
function retype(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, text: string) {
  if (!isTakenOver(field)) return
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  if (field instanceof HTMLInputElement && /^(radio|checkbox|file)$/.test(field.type)) return
  field.value = ''
  write?.call(field, text)
  field.dispatchEvent(
    new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  )
}
