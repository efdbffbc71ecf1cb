/** Quotes: the list, a new one, and taking one out. What an open quote works with is in quote-editing.ts. */
import type { CopiedQuote } from '../../domain/quote/quote-copy.ts'
import type { QuoteListPage, QuoteListPlace } from '../../domain/quote/quote-list.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { type SessionActor, sessionOf } from '../account/session.ts'
import { openIntents } from '../intents.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { QuoteGateway } from '../ports/quote-gateway.ts'
import type { Program } from '../program.ts'
import { addSeveral, type SeveralLines } from './add-several.ts'
import { copyQuote, type CopyWish } from './copy-quote.ts'
import { createQuote } from './create-quote.ts'
import { listQuotes } from './list-quotes.ts'
import { removeQuote } from './remove-quote.ts'

export interface Quotes {
  readonly list: (place: QuoteListPlace, signal?: AbortSignal) => Program<QuoteListPage>
  readonly openDrafts: QuoteGateway['openDrafts']
  readonly create: (name: string) => Program<QuoteId>
  /** The lines of a quote as a new draft. */
  readonly copy: (wish: CopyWish) => Program<CopiedQuote>
  readonly remove: (id: QuoteId) => Program<void>
  /** Puts lines that come from elsewhere, such as a list, on a quote. */
  readonly addSeveral: (lines: SeveralLines) => Program<QuoteId>
}

export interface QuotesPorts {
  readonly quoteGateway: QuoteGateway
  readonly notifier: Notifier
  readonly session: SessionActor
  readonly newIntent: () => string
}

export function openQuotes({ quoteGateway, notifier, session, newIntent }: QuotesPorts): Quotes {
  const ports = {
    gateway: quoteGateway,
    notifier,
    session: () => sessionOf(session.getSnapshot()),
    intents: openIntents(newIntent),
  }
  return {
    list: (place, signal) => listQuotes(ports, place, signal),
    openDrafts: quoteGateway.openDrafts,
    create: (name) => createQuote(ports, name),
    copy: (wish) => copyQuote(ports, wish),
    remove: (id) => removeQuote(ports, id),
    addSeveral: (lines) => addSeveral(ports, lines),
  }
}
