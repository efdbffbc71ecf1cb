/** Says no to whoever tries too often. */

import { type AttemptLimit, secondsToWait } from '../failed-attempts.ts'
import { Refusal } from '../http/refusal.ts'
import type { Call } from './action.ts'

/** Refused with 429 and the time to wait, as soon as one of the limits is reached. */
export async function refuseWhenTooMany({ db, now }: Call, limits: readonly AttemptLimit[]) {
  const seconds = await secondsToWait(db, limits, now)
  if (seconds === 0) return
  const minutes = Math.ceil(seconds / 60)
  const wait = minutes === 1 ? 'one minute' : `${minutes} minutes`
  throw new Refusal(
    { emailAddress: [`Too many attempts. Please try again in ${wait}.`] },
    { status: 429, headers: { 'Retry-After': String(seconds) } },
  )
}
