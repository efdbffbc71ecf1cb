/** From a page about a password to the sign-in page, when what there was to read has been read. */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Milliseconds from success to the sign-in page (AUTH-18). */
export const lingerFor = 2000

/** Navigates to the sign-in page when it is due, unless another navigation has already started. */
export function useWayToSignIn(isTime: boolean): void {
  const router = useRouter()
  const page = useRef(router.latestLocation.pathname)
  // The address is the router's, not React's.
  useEffect(() => {
    const isHere = router.latestLocation.pathname === page.current
    if (isTime && isHere) void router.navigate({ to: '/my-account/login' })
  }, [isTime, router])
}
