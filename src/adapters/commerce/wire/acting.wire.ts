/** Acting for a customer on the wire (docs/wire.md, Acting for a customer). */
import * as t from 'io-ts'
import type { Acting, ActingEntry, PastActing } from '../../../domain/account/acting.ts'
import { decodeWith, type Decode } from '../../http/decode.ts'
import { count, optionalText, rows, text } from '../../http/lenient.wire.ts'

export const ActingWire = t.type({
  actorFirstName: text,
  actorLastName: text,
  actorCompany: text,
  reason: text,
  secondsLeft: count,
})

/** What the account says while staff act for it. */
export function toActing(wire: t.TypeOf<typeof ActingWire>): Acting {
  return {
    staff: {
      firstName: wire.actorFirstName,
      lastName: wire.actorLastName,
      company: wire.actorCompany,
    },
    reason: wire.reason,
    secondsLeft: wire.secondsLeft ?? 0,
  }
}

const PastWire = t.type({
  impersonationID: t.string,
  startedDateTime: t.string,
  endedDateTime: optionalText,
  actorCompany: text,
  reason: text,
})

/** `getImpersonations`. */
export const decodePastActing: Decode<readonly PastActing[]> = decodeWith(
  t.type({ impersonations: rows(PastWire) }),
  ({ impersonations }) =>
    impersonations.map((each) => ({
      id: each.impersonationID,
      startedAt: each.startedDateTime,
      endedAt: each.endedDateTime,
      company: each.actorCompany,
      reason: each.reason,
    })),
)

/** `impersonateAccount`. */
export function encodeActing({ email, reason }: ActingEntry) {
  return { emailAddress: email.trim(), reason: reason.trim(), returnJSONObjects: 'account,cart' }
}

/** Whether a token is one for a customer whom staff act for; the engine says so in its claims. */
export function isActingToken(token: string): boolean {
  const [, claims = ''] = token.split('.')
  try {
    return /"isImpersonating":\s*true/.test(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return false
  }
}
