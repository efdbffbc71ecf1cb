/** Keeps the pages in sync with the session. */
import type { SessionActor } from '../../application/account/session.ts'
import { sessionView } from '../../application/account/session.view.ts'
import type { Storefront } from '../../application/storefront.ts'
import type { ShopRouter } from './router.ts'

interface Followers {
  readonly session: SessionActor
  readonly router: ShopRouter
  readonly notify: Storefront['notify']
}

/**
 * When the customer or guest changes or signs out, everything that was loaded is dropped and the guards run again: so a
 * sign-in redirects and a sign-out leaves the account area. Nothing moves when the same customer signs in
 * again in place. A sign-in is confirmed (AUTH-14).
 * Answers how to stop.
 */
export function followSession({ session, router, notify }: Followers): () => void {
  let { buyer, signIns, isKnown } = sessionView(session.getSnapshot())
  const following = session.subscribe((snapshot) => {
    const now = sessionView(snapshot)
    if (!now.isKnown) return
    const isOther = now.buyer?.id !== buyer?.id
    const hasSignedIn = now.signIns > signIns
    const wasKnown = isKnown
    buyer = now.buyer
    signIns = now.signIns
    isKnown = true
    if (hasSignedIn) notify({ tone: 'success', key: 'common:signedIn' })
    if (!isOther || !wasKnown) return
    router.clearCache()
    void router.invalidate()
  })
  return () => following.unsubscribe()
}
