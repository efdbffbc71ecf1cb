/** The minutes that are left to act for a customer, a begun one as a whole one; 0 within the last. */
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { SessionSnapshot } from '../../../application/account/session.machine.ts'
import { sessionView } from '../../../application/account/session.view.ts'
import { useStorefront } from '../../storefront-context.tsx'

const untilIn = (snapshot: SessionSnapshot) => sessionView(snapshot).actingUntil ?? 0
const minute = 60_000
/** Milliseconds from one look at the clock to the next: a computer that has slept is put right soon. */
const look = 10_000

export function useMinutesLeft(): number {
  const { session, now } = useStorefront()
  const until = useSelector(session, untilIn)
  const [present, setPresent] = useState(now)
  // The clock is outside of React.
  useEffect(() => {
    const timer = setInterval(() => setPresent(now()), look)
    return () => clearInterval(timer)
  }, [now])
  const left = (until - present) / minute
  return left < 1 ? 0 : Math.ceil(left)
}
