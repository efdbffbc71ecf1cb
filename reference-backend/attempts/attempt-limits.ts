/** Refuses too many attempts. */

import { hmacSha256 } from '#platform/digests.ts'
import { type AttemptLimit, giveBack, settle, takePlaces } from './attempt-places.ts'
import { networkOf } from '../http/caller.ts'
import { Refusal } from '../http/refusal.ts'
import { tell } from '../observe/happenings.ts'
import { log } from '../observe/log.ts'
import type { Attempts, Call } from '../commerce/action.ts'

/** Places of a subject that is tried from everywhere, as a multiple of those from one address. */
const EVERYWHERE = 5

/** What other processes are looking at is waited for so long: three seconds in all. */
const PAUSES_MS = [50, 100, 200, 400, 800, 1600] as const

/**
 * Compares something in a place of every limit: refused with 429 and the time to wait where one is full,
 * before `compare` looks at anything. The places are kept where it refuses what was guessed (`isFailure`), and
 * given back where it answers (T12).
 */
export async function attempted<A>(
  call: Call,
  limits: readonly AttemptLimit[],
  compare: () => Promise<A>,
  isFailure: (refusal: Refusal) => boolean = () => true,
): Promise<A> {
  // At most half of the places are used at the same moment: right ones that come at once all get in. The last
  // limit, which is the narrowest, is waited for first: a crowd at one account does not hold up other accounts.
  return limits.reduce<() => Promise<A>>(
    (work, { subject, limit }) =>
      () =>
        call.inQueue(subject, Math.ceil(limit / 2), work),
    async () => {
      const places = await placesOf(call, limits, true)
      try {
        const result = await compare()
        await giveBack(call.db, places)
        return result
      } catch (problem) {
        if (problem instanceof Refusal) {
          await (isFailure(problem) ? settle : giveBack)(call.db, places)
        }
        throw problem
      }
    },
  )()
}

/** Does the work of a write within its limits. */
export async function limited<A>(
  call: Call,
  { limits, counted: what }: Attempts,
  work: () => Promise<A>,
): Promise<A> {
  if (what === 'all') await counted(call, limits(call))
  if (what === 'all') return work()
  const isFailure = ({ errors }: Refusal) => what === 'refused' || what.refusedUnder in errors
  return attempted(call, limits(call), work, isFailure)
}

/** Counts something that costs a place whatever becomes of it; refused with 429 where a limit is full. */
export async function counted(call: Call, limits: readonly AttemptLimit[]): Promise<void> {
  await placesOf(call, limits, false)
}

export interface Guess {
  /** What is done, such as `sign-in`. */
  readonly kind: string
  /** Whose secret it is about: an email address, a number. */
  readonly named: string
  /** Attempts in a window that one network address has on it. */
  readonly each: number
  /** Whether a success makes earlier failures from this address good. */
  readonly forgives?: boolean
}

/**
 * The limits on guessing something, such as the password of an account: `each` from one address; five times
 * as many from all addresses together, so that failures elsewhere do not lock the owner out at once; and
 * so many different ones from one address, so that one who fails often costs an office one place only (T12).
 */
export function guessLimits(call: Call, guess: Guess): readonly AttemptLimit[] {
  const { kind, named, forgives = false } = guess
  return [
    { ...addressLimit(call, kind), name: pseudonym(call, named), forgives },
    ...ownLimits(call, guess),
  ]
}

/** The same without the limit of the address, for a second thing that one attempt guesses. */
export function ownLimits(
  call: Call,
  { kind, named, each, forgives = false }: Guess,
): readonly AttemptLimit[] {
  const windowMinutes = call.config.attemptMinutes
  const subject = guessSubject(call, kind, named)
  const here = `${subject}@${networkOf(call.remoteAddress)}`
  return [
    { subject, limit: each * EVERYWHERE, windowMinutes },
    { subject: here, limit: each, windowMinutes, forgives },
  ]
}

/** What `ownLimits` counts by; its parts are the addresses. */
export function guessSubject(call: Call, kind: string, named: string): string {
  return `${kind}:${pseudonym(call, named)}`
}

/** How many attempts of a kind one network address has. */
export function addressLimit({ config, remoteAddress }: Call, kind: string): AttemptLimit {
  return {
    subject: `${kind}:address:${networkOf(remoteAddress)}`,
    limit: config.attemptsPerAddress,
    windowMinutes: config.attemptMinutes,
  }
}

/** Where places are those of attempts that another process is looking at, it waits for what becomes of them. */
async function placesOf({ db, now }: Call, limits: readonly AttemptLimit[], isOpen: boolean) {
  let admission = await takePlaces(db, { limits, now, isOpen })
  for (const pause of PAUSES_MS) {
    if (admission.kind === 'taken' || !admission.mayOpen) break
    await waited(pause * (0.5 + Math.random()))
    admission = await takePlaces(db, { limits, now, isOpen })
  }
  if (admission.kind === 'taken') return admission.places
  // Before its first colon a subject says what is limited; what follows is personal.
  const [limit = ''] = limits.at(-1)?.subject.split(':') ?? []
  tell({ kind: 'limit', limit })
  log('warn', 'limit.reached', { limit })
  throw tooMany(admission.secondsToWait)
}

function waited(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds))
}

function tooMany(secondsToWait: number): Refusal {
  const minutes = Math.ceil(secondsToWait / 60)
  const wait = minutes === 1 ? 'one minute' : `${minutes} minutes`
  return new Refusal(
    { emailAddress: [`Too many attempts. Please try again in ${wait}.`] },
    { status: 429, headers: { 'Retry-After': String(secondsToWait) } },
  )
}

/** Who reads the table learns neither an email address nor a card number. */
function pseudonym({ keys }: Call, named: string): string {
  return hmacSha256('hex', keys.secret, `attempt ${named}`).slice(0, 32)
}
