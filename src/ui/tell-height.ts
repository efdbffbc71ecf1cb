/** Says how high a bar is that stays at the edge of the window, to what stands around it: the rest keeps clear of it. */
export function sayHeight(bar: HTMLElement, around: HTMLElement | null, variable: string) {
  if (!around) return undefined
  const property = variable.slice('var('.length, -1)
  const say = () => around.style.setProperty(property, `${bar.offsetHeight}px`)
  const observer = new ResizeObserver(say)
  observer.observe(bar)
  say()
  return () => {
    observer.disconnect()
    around.style.removeProperty(property)
  }
}
