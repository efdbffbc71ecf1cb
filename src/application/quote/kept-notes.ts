/** The notes of a submission between typing and sending: kept per account and quote. */
import { accountOf } from '../../domain/account/session.ts'
import { dispatchChoices } from '../../domain/quote/dispatch.ts'
import type { KeptNotes } from '../../domain/quote/quote-lifecycle.ts'
import type { SubmissionNotes } from '../../domain/quote/submission.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import type { QuoteCounter } from './quote-counter.ts'

type NotesShelf = Pick<QuoteCounter, 'unsentWork' | 'session'>

/** Keeps the notes, or forgets them when there is nothing left to keep. A visitor keeps nothing. */
export function keepNotes(
  { unsentWork, session }: NotesShelf,
  { quoteId, notes }: KeptNotes,
): void {
  const owner = accountOf(session())?.id
  if (owner === undefined) return
  if (notes) unsentWork.keep(owner, nameOf(quoteId), JSON.stringify(notes))
  else unsentWork.forget(owner, nameOf(quoteId))
}

/** The notes that were kept for a quote; undefined when there are none, or they cannot be read. */
export function keptNotes(
  { unsentWork, session }: NotesShelf,
  quoteId: QuoteId,
): SubmissionNotes | undefined {
  const owner = accountOf(session())?.id
  const text = owner === undefined ? undefined : unsentWork.read(owner, nameOf(quoteId))
  return text === undefined ? undefined : readNotes(text)
}

function nameOf(quoteId: QuoteId): string {
  return `quote-notes:${quoteId}`
}

function readNotes(text: string): SubmissionNotes | undefined {
  const read: unknown = parse(text)
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined
  const fields = new Map<string, unknown>(Object.entries(read))
  const textAt = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    comment: textAt('comment'),
    freightCarrier: textAt('freightCarrier'),
    specialInstructions: textAt('specialInstructions'),
    dispatch: dispatchChoices.find((choice) => choice === fields.get('dispatch')),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
