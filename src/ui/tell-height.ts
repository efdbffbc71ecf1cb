/** Tells the style around a bar that stays at an edge of the window how high it is: the rest keeps clear of it (WCAG 2.4.11). */

/**
 * Until the answer is called, `variable` says the height of `bar` in pixels to what stands in `around`. `onChange` hears of
 * each height, the first one among them.
 */
export function tellHeight(
  bar: HTMLElement,
  around: HTMLElement,
  variable: string,
  onChange: (pixels: number) => void = () => {},
): () => void {
  const property = variable.slice('var('.length, -1)
  const tell = () => {
    // With its fraction: rounded up it leaves a slit between two bars, through which the page is seen.
    const pixels = bar.getBoundingClientRect().height
    around.style.setProperty(property, `${pixels}px`)
    onChange(pixels)
  }
  const observer = new ResizeObserver(tell)
  observer.observe(bar)
  tell()
  return () => {
    observer.disconnect()
    around.style.removeProperty(property)
  }
}
