/**
 * Toasts stand at the upper edge of the window, where a bar may stick that is worked with, such as what can be done with
 * chosen lines: they go below it, for its buttons must not be out of reach for seconds.
 */

/** Marks such a bar. */
const barMark = '[data-above-toasts]'

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

/** A bar comes with a press or a key, and moves while the page is scrolled or changes its size. */
const occasions = ['scroll', 'resize', 'click', 'keyup'] as const

/** Tells the place of the toasts where they begin, as long as there are any. */
export function keepToastsClear(place: HTMLElement): void {
  const tell = () => {
    if (!place.querySelector('.Toastify__toast')) return
    const bars = Array.from(document.querySelectorAll(barMark), (bar) =>
      bar.getBoundingClientRect(),
    )
    const begin = toastsBegin(bars)
    if (begin === undefined) place.style.removeProperty('--toasts-begin')
    else place.style.setProperty('--toasts-begin', `${begin}px`)
  }
  // A toast that has come is placed before it is painted.
  new MutationObserver(tell).observe(place, { childList: true, subtree: true })
  const later = () => requestAnimationFrame(tell)
  for (const occasion of occasions) window.addEventListener(occasion, later, { passive: true })
}
