/** Tells the other tabs of this browser of every write to a quote: those that show it read it again. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { Quote } from '../../domain/quote/quote.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import type { PortFailure } from '../failure.ts'
import type { DraftOrderGateway } from '../ports/draft-order-gateway.ts'
import type { FulfilmentGateway, FulfilmentOf } from '../ports/fulfilment-gateway.ts'
import type { NewLine, QuoteGateway } from '../ports/quote-gateway.ts'
import type { TabChannel } from '../ports/tab-channel.ts'
import type { Program } from '../program.ts'

/** The ports that write to quotes. */
export interface QuoteWriting {
  readonly draftOrderGateway: DraftOrderGateway
  readonly fulfilmentGateway: FulfilmentGateway
  readonly quoteGateway: QuoteGateway
}

/**
 * The same ports; what they write, or may have written, is told. A new quote is on show nowhere yet. Each call stands here by
 * its name: a port whose code is not there yet cannot say which calls it has.
 */
export function tellingTabs(ports: QuoteWriting, tabs: Pick<TabChannel, 'send'>): QuoteWriting {
  const { draftOrderGateway: drafts, fulfilmentGateway: fulfilments, quoteGateway: quotes } = ports
  const toQuote = <Rest extends readonly unknown[], Answer>(
    write: (id: QuoteId, ...rest: Rest) => Program<Answer>,
  ) => {
    return (id: QuoteId, ...rest: Rest) => telling(tabs, id, write(id, ...rest))
  }
  const toFulfilment = <Value>(write: (of: FulfilmentOf, value: Value) => Program<Quote>) => {
    return (of: FulfilmentOf, value: Value) => telling(tabs, of.quoteId, write(of, value))
  }
  const toTarget = <Answer>(target: NewLine['target'], program: Program<Answer>) =>
    'quoteId' in target ? telling(tabs, target.quoteId, program) : program
  return {
    draftOrderGateway: { nextOption: drafts.nextOption, addLines: toQuote(drafts.addLines) },
    fulfilmentGateway: {
      eligibleMethods: fulfilments.eligibleMethods,
      pickupLocations: fulfilments.pickupLocations,
      chooseMethod: toQuote(fulfilments.chooseMethod),
      useSavedAddress: toFulfilment(fulfilments.useSavedAddress),
      useNewAddress: toFulfilment(fulfilments.useNewAddress),
      chooseShippingMethod: toFulfilment(fulfilments.chooseShippingMethod),
      choosePickupLocation: toFulfilment(fulfilments.choosePickupLocation),
      choosePickupDate: toFulfilment(fulfilments.choosePickupDate),
    },
    quoteGateway: {
      list: quotes.list,
      openDrafts: quotes.openDrafts,
      open: quotes.open,
      create: quotes.create,
      document: quotes.document,
      ledger: quotes.ledger,
      addLine: (line, intentId) => toTarget(line.target, quotes.addLine(line, intentId)),
      addSeveral: (target, ...rest) => toTarget(target, quotes.addSeveral(target, ...rest)),
      copy: (id, target, ...rest) => toTarget(target, quotes.copy(id, target, ...rest)),
      setPurchaseOrder: toQuote(quotes.setPurchaseOrder),
      changeQuantity: toQuote(quotes.changeQuantity),
      changeRequestedDate: toQuote(quotes.changeRequestedDate),
      changeQuantities: toQuote(quotes.changeQuantities),
      changeRequestedDates: toQuote(quotes.changeRequestedDates),
      changeModel: toQuote(quotes.changeModel),
      removeItem: toQuote(quotes.removeItem),
      removeItems: toQuote(quotes.removeItems),
      removePromotion: toQuote(quotes.removePromotion),
      clear: toQuote(quotes.clear),
      removeQuote: toQuote(quotes.removeQuote),
      submit: toQuote(quotes.submit),
      resubmit: toQuote(quotes.resubmit),
      recall: toQuote(quotes.recall),
    },
  }
}

function telling<Answer>(
  tabs: Pick<TabChannel, 'send'>,
  quoteId: QuoteId,
  write: Program<Answer>,
): Program<Answer> {
  const tell = TE.fromIO(() => tabs.send({ kind: 'quote-changed', quoteId }))
  return F.pipe(
    write,
    TE.tap(() => tell),
    TE.tapError((failure) => (isRefusal(failure) ? TE.right(undefined) : tell)),
  )
}

/** Nothing was written: the engine says so, or was not asked. */
function isRefusal({ kind }: PortFailure): boolean {
  return kind === 'refused' || kind === 'unauthorised'
}
