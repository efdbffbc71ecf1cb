/** Quotes: the list, a new one, and taking one out. What an open quote works with is in quote-editing.ts. */
import { accountOf } from '../../domain/account/session.ts'
import type { CopiedQuote } from '../../domain/quote/quote-copy.ts'
import type { QuoteListPage, QuoteListPlace } from '../../domain/quote/quote-list.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import { type SessionActor, sessionOf } from '../account/session.ts'
import { openIntents } from '../intents.ts'
import { keptTries } from '../kept-tries.ts'
import { type Lazy, withLazy } from '../lazy.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { UnsentTexts } from '../ports/unsent-work.ts'
import type { QuoteGateway } from '../ports/quote-gateway.ts'
import type { Program } from '../program.ts'
import type { addSeveral, SeveralLines } from './add-several.ts'
import type { copyQuote, CopyWish } from './copy-quote.ts'
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
  /** Fetched with the first copy. */
  readonly copyQuote: Lazy<typeof copyQuote>
  /** Fetched with the first lines that come from elsewhere. */
  readonly addSeveral: Lazy<typeof addSeveral>
  readonly notifier: Notifier
  readonly session: SessionActor
  readonly newIntent: () => string
  readonly unsentWork: UnsentTexts
}

/** The service of quotes: lists, creates, copies and removes them. */
export function openQuotes(given: QuotesPorts): Quotes {
  const { quoteGateway, notifier, session: actor, newIntent, unsentWork } = given
  const session = () => sessionOf(actor.getSnapshot())
  const owner = () => accountOf(session())?.id
  const ports = {
    gateway: quoteGateway,
    notifier,
    session,
    intents: openIntents(newIntent, keptTries({ unsentWork, owner }, 'quote-tries')),
  }
  return {
    list: (place, signal) => listQuotes(ports, place, signal),
    openDrafts: quoteGateway.openDrafts,
    create: (name) => createQuote(ports, name),
    copy: (wish) => withLazy(given.copyQuote, (copy) => copy(ports, wish)),
    remove: (id) => removeQuote(ports, id),
    addSeveral: (lines) => withLazy(given.addSeveral, (add) => add(ports, lines)),
  }
}
