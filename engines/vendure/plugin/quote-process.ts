/** The life of a quote in the states of the engine's orders. A quote begins as what the engine calls a draft order. */
import {
  DefaultOrderCodeStrategy,
  DefaultOrderPlacedStrategy,
  type Order,
  type OrderCodeStrategy,
  type OrderItemPriceCalculationStrategy,
  type OrderProcess,
  type RequestContext,
} from '@vendure/core'
import { randomInt } from 'node:crypto'
import { orderFields, type LineFields, stepsOf } from './stored.ts'

/** State of the engine to status of a quote. */
export const STATUS_OF = {
  Draft: 'draft',
  QuoteUnderReview: 'pending-review',
  QuoteResubmitted: 'resubmitted',
  QuoteReturned: 'returned',
  QuoteApproved: 'approved',
  QuoteDeclined: 'declined',
} as const

export type QuoteState = keyof typeof STATUS_OF
export type QuoteStatus = (typeof STATUS_OF)[QuoteState] | 'expired'

export const QUOTE_STATES = Object.keys(STATUS_OF) as readonly QuoteState[]

/** What each status is called in English. */
export const STATUS_NAMES: Readonly<Record<QuoteStatus, string>> = {
  draft: 'Draft',
  'pending-review': 'Submitted Requests',
  resubmitted: 'Resubmitted',
  returned: 'Returned',
  approved: 'Confirmed',
  declined: 'Declined',
  expired: 'Expired',
}

const decided = ['QuoteApproved', 'QuoteReturned', 'QuoteDeclined'] as const

export const quoteProcess: OrderProcess<string> = {
  transitions: {
    Draft: { to: ['QuoteUnderReview'], mergeStrategy: 'merge' },
    QuoteUnderReview: { to: [...decided, 'Draft'] },
    QuoteReturned: { to: ['QuoteResubmitted'] },
    QuoteResubmitted: { to: [...decided] },
    QuoteApproved: { to: [] },
    QuoteDeclined: { to: [] },
  },
  // Written down whoever does it, also in the engine's own administration; the reason is filled in by who gives one.
  onTransitionEnd: (from, to, { order }) => {
    if (!(to in STATUS_OF) || from === 'Created') return
    const step = { status: STATUS_OF[to as QuoteState], reason: '', at: new Date().toISOString() }
    orderFields(order).steps = JSON.stringify([...stepsOf(order), step])
  },
}

/** An approved quote is a placed order. */
export class QuotePlacedStrategy extends DefaultOrderPlacedStrategy {
  override shouldSetAsPlaced(
    ctx: RequestContext,
    from: Parameters<DefaultOrderPlacedStrategy['shouldSetAsPlaced']>[1],
    to: Parameters<DefaultOrderPlacedStrategy['shouldSetAsPlaced']>[2],
    order: Order,
  ): boolean {
    return String(to) === 'QuoteApproved' || super.shouldSetAsPlaced(ctx, from, to, order)
  }
}

/** Numbers that can be read out on the telephone; the column is unique. */
export class ReadableCodeStrategy extends DefaultOrderCodeStrategy implements OrderCodeStrategy {
  override generate(): string {
    return `V${String(randomInt(1e9)).padStart(9, '0')}`
  }
}

/** Whatever makes the engine price its lines anew finds the price that the line was given. */
export const givenPrice: OrderItemPriceCalculationStrategy = {
  calculateUnitPrice: (_ctx, variant, customFields: LineFields) => {
    const priced = customFields.priced
      ? (JSON.parse(customFields.priced) as { readonly unitPrice: number })
      : undefined
    return {
      price: priced ? Math.round(priced.unitPrice * 100) : variant.listPrice,
      priceIncludesTax: true,
    }
  },
}
