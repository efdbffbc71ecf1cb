/** The ports of quotes over a shop in memory, with the quotes of one customer. */
import { openIntents } from '../../../../src/application/intents.ts'
import type { QuotePorts, RepeatablePorts } from '../../../../src/application/quote/quote-ports.ts'
import { customer, visitor } from '../../../../src/domain/account/session.ts'
import type { Quote } from '../../../../src/domain/quote/quote.ts'
import { anAccount } from '../../../builders/an-account.ts'
import { aQuote } from '../../../builders/a-quote.ts'
import { fakeShop } from '../../../fakes/fake-shop.ts'
import { fakeFulfilmentGateway } from '../../../fakes/fulfilment-gateway.fake.ts'
import { memoryUnsentWork } from '../../../fakes/memory-unsent-work.ts'
import { fakePriceBook } from '../../../fakes/price-book.fake.ts'
import { fakeQuoteGateway } from '../../../fakes/quote-gateway.fake.ts'
import { recordingNotifier } from '../../../fakes/recording-notifier.ts'

/** Undefined for a visitor. */
export function someQuotePorts(...quotes: readonly Quote[]) {
  const account = anAccount()
  const shop = fakeShop()
  const visit = shop.visit(account.email)
  for (const quote of quotes.length > 0 ? quotes : [aQuote()]) {
    shop.quotes.set(quote.id, { owner: account.id, quote })
  }
  const notifier = recordingNotifier()
  const ports: QuotePorts & RepeatablePorts = {
    gateway: fakeQuoteGateway(visit),
    fulfilment: fakeFulfilmentGateway(visit),
    notifier,
    priceBook: fakePriceBook(visit),
    unsentWork: memoryUnsentWork(),
    session: () => customer(account),
    intents: openIntents(() => shop.nextId('intent')),
  }
  return { shop, ports, calls: shop.calls, notifier, account }
}

/** The same ports for a visitor. */
export function forVisitor<Ports extends QuotePorts>(ports: Ports): Ports {
  return { ...ports, session: () => visitor }
}
