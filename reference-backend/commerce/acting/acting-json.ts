/** An acting session on the wire: for the shop that shows it, and for the customer who looks back. */

import type { Acting, ActingRow, Actor } from '../../session/acting.ts'

/** What the account says while staff act for it; nothing otherwise. */
export function impersonationJson(acting: Acting | undefined, now: Date) {
  if (acting === undefined) return {}
  const { row, actor } = acting
  return {
    impersonation: {
      ...entryJson(row, actor),
      actorFirstName: actor.firstName,
      actorLastName: actor.lastName,
      expirationDateTime: row.endsAt.toISOString(),
      secondsLeft: Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000),
    },
  }
}

/** What a customer learns of it: when, why, and for which company; the person behind it is the company's affair. */
export function pastActingJson(
  row: ActingRow,
  { actor, now, revokedAt }: { actor: Actor; now: Date; revokedAt: Date | null },
) {
  const ends = [row.endedAt, revokedAt, row.endsAt].flatMap((end) => end?.getTime() ?? [])
  const first = Math.min(...ends)
  const endedDateTime = first <= now.getTime() ? new Date(first).toISOString() : ''
  return { ...entryJson(row, actor), endedDateTime }
}

function entryJson(row: ActingRow, { company, role }: Actor) {
  return {
    impersonationID: row.id,
    startedDateTime: row.startedAt.toISOString(),
    reason: row.reason,
    actorCompany: company,
    actorRole: role,
  }
}
