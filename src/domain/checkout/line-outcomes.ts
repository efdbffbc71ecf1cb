/** What the press of one button does to each line: the summary before an order is placed. */
import type { CartItem } from '../cart/cart.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { isPickedUp } from '../quote/fulfilment.ts'
import type { Checkout, LineOutcome } from './checkout.ts'

/** A line, and the day it is estimated to arrive, or to be ready where it is picked up. */
export interface OutcomeLine {
  readonly item: CartItem
  readonly arrives: CalendarDate | undefined
  readonly isPickedUp: boolean
}

export interface OutcomeGroup {
  readonly outcome: LineOutcome
  readonly lines: readonly OutcomeLine[]
}

const outcomes: readonly LineOutcome[] = ['order', 'quote', 'stays']

/** Every line of the cart once, by what becomes of it; groups without a line are left out. */
export function outcomeGroups({ cart, lines, fulfilments }: Checkout): readonly OutcomeGroup[] {
  const said = new Map(lines.map((line) => [line.itemId, line]))
  // Of a line without an outcome nothing is promised.
  const outcomeOf = (item: CartItem) => said.get(item.id)?.outcome ?? 'stays'
  const pickedUp = new Set(fulfilments.filter(isPickedUp).map(({ id }) => id))
  const toldOf = (item: CartItem): OutcomeLine => {
    const { arrives, fulfilmentId } = said.get(item.id) ?? {}
    return { item, arrives, isPickedUp: fulfilmentId !== undefined && pickedUp.has(fulfilmentId) }
  }
  return outcomes
    .map((outcome) => ({
      outcome,
      lines: cart.items.filter((item) => outcomeOf(item) === outcome).map(toldOf),
    }))
    .filter((group) => group.lines.length > 0)
}
