/** Where a toast may lie: at the edge of the window where it covers the fewest things to press. */

export type Edge = 'top-right' | 'bottom-right'

/** Pixels that a toast of two lines takes from its edge of the window. */
const reach = 112
/** Pixels that it takes from the right, as far as the window is wide. */
const breadth = 400

/** What one may be about to press. The head of the page waits for three seconds, the work does not. */
const pressable = ['a[href]', 'button', 'input', 'select', 'textarea', 'label']
const places = ['main', '[role=dialog]', '[role=alertdialog]']
const controls = places.flatMap((place) => pressable.map((kind) => `${place} ${kind}`)).join()

/** The top right (SHELL-15), unless a control would be covered there and fewer at the bottom. */
export function freeEdge(): Edge {
  const { innerWidth, innerHeight } = window
  const rects = [...document.querySelectorAll(controls)]
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, right }) => width > 0 && right > innerWidth - breadth)
  const atTop = rects.filter(({ top, bottom }) => bottom > 0 && top < reach).length
  const isAtBottom = ({ top, bottom }: DOMRect) => top < innerHeight && bottom > innerHeight - reach
  return atTop > rects.filter(isAtBottom).length ? 'bottom-right' : 'top-right'
}
