/** The notes of a submission between typing and sending: kept per account and quote. */
import { accountOf } from '../../domain/account/session.ts'
import type { KeptNotes } from '../../domain/quote/quote-lifecycle.context.ts'
import type { SubmissionNotes } from '../../domain/quote/submission.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import type { QuotePorts } from './quote-ports.ts'

type NotesStorage = Pick<QuotePorts, 'unsentWork' | 'session'>

/** Keeps the notes, or forgets them when there is nothing left to keep. A visitor keeps nothing. */
export function keepNotes(
  { unsentWork, session }: NotesStorage,
  { quoteId, notes }: KeptNotes,
): void {
  const owner = accountOf(session())?.id
  if (owner === undefined) return
  if (notes) unsentWork.notes.keep(owner, nameOf(quoteId), notes)
  else unsentWork.forget(owner, nameOf(quoteId))
}

/** The notes that were kept for a quote; undefined when there are none, or they cannot be read. */
export function keptNotes(
  { unsentWork, session }: NotesStorage,
  quoteId: QuoteId,
): SubmissionNotes | undefined {
  const owner = accountOf(session())?.id
  return owner === undefined ? undefined : unsentWork.notes.read(owner, nameOf(quoteId))
}

function nameOf(quoteId: QuoteId): string {
  return `quote-notes:${quoteId}`
}
