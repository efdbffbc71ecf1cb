/** Keeps the pages in sync with the session. */
import type { SessionActor } from '../../application/account/session.ts'
import { type SessionView, sessionView } from '../../application/account/session.view.ts'
import type { Storefront } from '../../application/storefront.ts'
import { accountOf } from '../../domain/account/session.ts'
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
  let { signIns } = sessionView(session.getSnapshot())
  let buyer: SessionView['buyer']
  let isAsked = false
  const follow = () => {
    const now = sessionView(session.getSnapshot())
    if (now.signIns > signIns) notify({ tone: 'success', key: 'common:signedIn' })
    signIns = now.signIns
    if (!isAsked || !now.isKnown || now.buyer?.id === buyer?.id) return
    buyer = now.buyer
    router.clearCache()
    void router.invalidate()
  }
  let isStopped = false
  const following = session.subscribe(follow)
  // Who is there may have changed between the first question of a guard and the first drawing.
  void router.options.context.askedFor.then((first) => {
    buyer = accountOf(first)
    isAsked = true
    if (!isStopped) follow()
  })
  return () => {
    isStopped = true
    following.unsubscribe()
  }
}
