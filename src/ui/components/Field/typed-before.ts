import { useLayoutEffect } from 'react'

/**
 * Tells a field what was typed into it before React came, and when, as of `performance.now()`. React leaves that text alone
 * as it takes the field over, and would write over it with the next thing it draws.
 */
export function useTypedBefore(id: string, tell: (text: string, at: number) => void): void {
  useLayoutEffect(() => {
    const wish = window.keptPresses?.wishes.find(
      ({ kind, element }) => kind === 'typed' && element.id === id,
    )
    if (wish?.kind === 'typed') tell(wish.text, wish.at)
    // oxlint-disable-next-line react/exhaustive-deps -- of the moment in which the field is taken over, and never again
  }, [])
}
