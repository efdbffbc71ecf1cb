/** What has been typed in the quote dialog, kept as text so that a reload or a new sign-in loses nothing. */
import type { QuoteRequestEntry } from '../../../domain/pricing/quote-request.ts'
import type { OpenDraft } from '../../../domain/quote/quote.ts'

/** Only what was typed or chosen; the rest has defaults that may still change. */
export interface TypedEntry {
  readonly target?: QuoteRequestEntry['target']
  readonly quoteId?: string
  readonly newQuoteName?: string
  readonly date?: string
  readonly customerMaterialNumber?: string
}

/** For keeping. */
export function entryText(typed: TypedEntry): string {
  return new URLSearchParams({ ...typed }).toString()
}

/** What was kept; whatever cannot be read is as if it had not been typed. */
export function readEntryText(text: string | undefined): TypedEntry {
  const kept = new URLSearchParams(text)
  const target = kept.get('target')
  return {
    ...(target === 'existing' || target === 'new' ? { target } : {}),
    ...textOf(kept, 'quoteId'),
    ...textOf(kept, 'newQuoteName'),
    ...textOf(kept, 'date'),
    ...textOf(kept, 'customerMaterialNumber'),
  }
}

/**
 * The entry with its defaults: an existing quote where there is one, and the earliest day (PRICE-04). A
 * quote that is no open draft any more is no choice.
 */
export function entryOf(
  typed: TypedEntry,
  drafts: readonly OpenDraft[],
  defaultDate: string | undefined,
): QuoteRequestEntry {
  return {
    target: typed.target ?? (drafts.length > 0 ? 'existing' : 'new'),
    quoteId: drafts.find(({ id }) => id === typed.quoteId)?.id,
    newQuoteName: typed.newQuoteName ?? '',
    date: typed.date ?? defaultDate ?? '',
    customerMaterialNumber: typed.customerMaterialNumber ?? '',
  }
}

/** Whether anything was typed that says more than which quote is meant. */
export function hasTypedTerms({ newQuoteName, date, customerMaterialNumber }: TypedEntry): boolean {
  return [newQuoteName, date, customerMaterialNumber].some(
    (text) => text !== undefined && text !== '',
  )
}

function textOf(kept: URLSearchParams, name: Exclude<keyof TypedEntry, 'target'>): TypedEntry {
  const text = kept.get(name)
  return text === null ? {} : { [name]: text }
}
