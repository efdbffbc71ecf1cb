/** For a button that goes with what it did: the focus stays near it, and returns to one that takes its place (WCAG 2.4.3). */
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What holds the focus for a button that has gone. */
const holders = new WeakSet<Element>()

export function useParkedFocus(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  // The focus is the document's, not React's. A layout effect ends before its button is taken away.
  useLayoutEffect(() => {
    const { current } = button
    if (!current) return undefined
    const { activeElement } = document
    if (activeElement?.contains(current) && holders.has(activeElement)) current.focus()
    const around = partsAround(current)
    return () => {
      if (document.activeElement === current) queueMicrotask(() => park(around))
    }
  }, [])
  return button
}

function partsAround(button: HTMLElement): readonly HTMLElement[] {
  const { parentElement } = button
  return parentElement ? [parentElement, ...partsAround(parentElement)] : []
}

/** Into the nearest part of the page that is still there, unless the focus has gone somewhere on purpose. */
function park(around: readonly HTMLElement[]): void {
  const holder = around.find((part) => part.isConnected && part !== document.body)
  if (!holder || document.activeElement !== document.body) return
  holders.add(holder)
  holder.tabIndex = -1
  holder.focus({ preventScroll: true })
}
