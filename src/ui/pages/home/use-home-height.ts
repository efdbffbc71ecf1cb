/** The room of a customer's own work on the home page, kept from the first moment on. */
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { sessionView } from '../../../application/account/session.view.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useSession } from '../../use-account.ts'

/** The place, and what is to be called once it is filled, or stays empty: the next visit keeps as much room. */
export function useHomeHeight(): readonly [
  place: RefObject<HTMLDivElement | null>,
  fill: () => void,
] {
  const { preferences } = useStorefront()
  const place = useRef<HTMLDivElement>(null)
  const isNobody = useSession((now) => {
    const { isKnown, account } = sessionView(now)
    return isKnown && account === undefined
  }, false)
  // The room is the document's: it is kept before React is there.
  useEffect(() => {
    if (isNobody) release()
  }, [isNobody])
  const fill = useCallback(() => {
    release()
    preferences.keepHomeHeight(place.current?.offsetHeight ?? 0, window.innerWidth)
  }, [preferences])
  return [place, fill]
}

function release() {
  delete document.documentElement.dataset['homeHeight']
}
