/**
 * Toasts stand at the upper edge of the window, where a bar may stick that is worked with, such as what can be done with
 * chosen lines: they go below it, for its buttons must not be out of reach for seconds.
 */

/** Marks such a bar, which also tells when it comes (ui/parts/sheet/keep-clear-of-chosen.ts). */
const barMark = '[data-above-toasts]'
const barComes = 'above-toasts'

/** As far down as two toasts reach. */
const reach = 208
const gap = 8

/** Where the toasts begin, in pixels from the upper edge; undefined where nothing is in their way. */
export function toastsBegin(
  bars: readonly Pick<DOMRect, 'top' | 'bottom' | 'height'>[],
): number | undefined {
  const bottoms = bars
    .filter(({ top, bottom, height }) => height > 0 && bottom > 0 && top < reach)
    .map(({ bottom }) => bottom + gap)
  return bottoms.length === 0 ? undefined : Math.max(...bottoms)
}

/** A bar moves while the page is scrolled or changes its size, and goes with a press or a key. */
const occasions = ['scroll', 'resize', 'click', 'keyup', barComes] as const

/** Tells the place of the toasts where they begin, as long as there are any. */
export function keepToastsClear(place: HTMLElement): void {
  // Looked for once: among thousands of lines that takes as long as to draw a part of them.
  const bars = new Set<Element>(document.querySelectorAll(barMark))
  window.addEventListener(barComes, ({ target }) => {
    if (target instanceof Element) bars.add(target)
  })
  const tell = () => {
    for (const bar of bars) if (!bar.isConnected) bars.delete(bar)
    if (!place.querySelector('.Toastify__toast')) return
    const begin = toastsBegin(Array.from(bars, (bar) => bar.getBoundingClientRect()))
    if (begin === undefined) place.style.removeProperty('--toasts-begin')
    else place.style.setProperty('--toasts-begin', `${begin}px`)
  }
  // A toast that has come is placed before it is painted.
  new MutationObserver(tell).observe(place, { childList: true, subtree: true })
  const later = () => requestAnimationFrame(tell)
  for (const occasion of occasions) window.addEventListener(occasion, later, { passive: true })
}
