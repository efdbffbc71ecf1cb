/** Where a visitor is sent to sign in, with the way back. */
import { useLocation, useRouter } from '@tanstack/react-router'
import { returnPath, safeRedirect, signInHref } from '../../domain/account/access.ts'

/** A page that only customers can load is never one that a sign-in must not lead back to. */
const none: ReadonlySet<string> = new Set()

/** For the router: the sign-in page that comes back to this address afterwards (PRICE-17, ROUTE-49). */
export function signInWithReturn(currentHref: string, neverTargets = none) {
  const redirect = safeRedirect(returnPath(currentHref), neverTargets)
  const search = redirect === undefined ? {} : { redirect }
  return { to: '/my-account/login', search } as const
}

/** For links of the router: the sign-in page that comes back to this page afterwards. */
export function useSignInWithReturn() {
  const { neverTargets } = useRouter().options.context
  return signInWithReturn(useHere(), neverTargets)
}

/** The address of the sign-in page that comes back to this page afterwards (PRICE-17, PRICE-20). */
export function useSignInHref(): string {
  const { neverTargets } = useRouter().options.context
  return signInHref(useHere(), neverTargets)
}

function useHere(): string {
  return useLocation({ select: ({ publicHref }) => publicHref })
}
