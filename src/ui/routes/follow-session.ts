/** Keeps the pages in step with who is at the counter. */
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
 * When another customer is at the counter, or nobody is any more, everything that was loaded is forgotten
 * and the guards are asked again: so a sign-in is sent on and a sign-out leaves the account area. A
 * customer who signs in again in place is the same one, and nothing moves. A sign-in is confirmed (AUTH-14).
 * Answers how to stop.
 */
export function followSession({ session, router, notify }: Followers): () => void {
  let { account, signIns, isKnown } = sessionView(session.getSnapshot())
  const following = session.subscribe((snapshot) => {
    const now = sessionView(snapshot)
    if (!now.isKnown) return
    const isOther = now.account?.id !== account?.id
    const hasSignedIn = now.signIns > signIns
    const wasKnown = isKnown
    account = now.account
    signIns = now.signIns
    isKnown = true
    if (hasSignedIn) notify({ tone: 'success', key: 'common:signedIn' })
    if (!isOther || !wasKnown) return
    router.clearCache()
    void router.invalidate()
  })
  return () => following.unsubscribe()
}
