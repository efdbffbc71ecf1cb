/** Asking for a price and adding the priced configuration to a quote. */
import type { SiteSettings } from '../../domain/content/site-settings.ts'
import type { priceDifferencesMachine } from '../../domain/pricing/price-differences.machine.ts'
import type { priceFlowMachine } from '../../domain/pricing/price-flow.machine.ts'
import { customerHere, type SessionActor } from '../account/session.ts'
import { type Lazy, lazy, withLazy } from '../lazy.ts'
import { openIntents } from '../intents.ts'
import type { Clock } from '../ports/clock.ts'
import type { Notifier } from '../ports/notifier.ts'
import type { PriceBook } from '../ports/price-book.ts'
import type { QuoteGateway } from '../ports/quote-gateway.ts'
import type { answerComparison } from './compare-answers.ts'
import { type LazyAddToQuote, priceFlow } from './price-flow.ts'

export interface Pricing {
  readonly priceFlow: typeof priceFlowMachine
  /** The quotes that a line can be added to. */
  readonly openDrafts: QuoteGateway['openDrafts']
  /** Compares a priced configuration with every other answer; fetched when that is first wanted. */
  readonly comparison: Lazy<typeof priceDifferencesMachine>
}

export interface PricingPorts {
  /** Only customers ask for prices, so the engine is fetched when there is one (PRICE-15). */
  readonly engine: Lazy<{ readonly priceBook: PriceBook; readonly quoteGateway: QuoteGateway }>
  readonly addToQuote: LazyAddToQuote
  readonly answerComparison: Lazy<typeof answerComparison>
  readonly notifier: Notifier
  readonly clock: Clock
  readonly newIntent: () => string
  readonly session: SessionActor
  readonly settings: () => Pick<SiteSettings, 'strictPriceMatch'>
}

/** The service of prices; the engine is fetched as soon as a customer is known to be there. */
export function openPricing(ports: PricingPorts): Pricing {
  const { engine, addToQuote, notifier, clock, newIntent, session, settings } = ports
  const intents = openIntents(newIntent)
  // A failure is shown by the first question, which fetches the engine again.
  customerHere(session)
    .then(() => Promise.all([engine(), addToQuote()]))
    .catch(() => undefined)
  return {
    priceFlow: priceFlow(
      async () => ({
        ...(await engine()),
        notifier,
        clock,
        intents,
        strictPriceMatch: () => settings().strictPriceMatch,
      }),
      addToQuote,
      notifier,
    ),
    comparison: lazy(async () => (await ports.answerComparison())(engine)),
    openDrafts: (signal) => withLazy(engine, ({ quoteGateway }) => quoteGateway.openDrafts(signal)),
  }
}
