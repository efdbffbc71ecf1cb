/** Goods on their way into a scheduled delivery. */
import type { WriteEvidence } from '../shared/write-evidence.ts'
import type { Frequency } from './frequency.ts'
import type { DeliveryId, ScheduledDelivery } from './scheduled-delivery.ts'

export interface DeliveryGoods {
  readonly skuCode: string
  readonly quantity: number
  /** Undefined puts them into the cart of scheduled deliveries, which is made where there is none. */
  readonly to: DeliveryId | undefined
  /** How often the cart of scheduled deliveries is to come from now on; absent where that stays as it is (SUBS-02). */
  readonly frequencyId?: Frequency['id'] | undefined
}

/** Pieces of a sku that lie in a delivery; none in one that is not there. */
export function piecesIn(delivery: ScheduledDelivery | undefined, skuCode: string): number {
  const lines = delivery?.lines.filter((line) => line.skuCode === skuCode) ?? []
  return lines.reduce((pieces, { quantity }) => pieces + quantity, 0)
}

/** Whether goods whose answer got lost were put in, by the delivery before and after it (faults, section 5). */
export function evidenceOfGoods(
  before: ScheduledDelivery | undefined,
  after: ScheduledDelivery | undefined,
  { skuCode, quantity }: Pick<DeliveryGoods, 'skuCode' | 'quantity'>,
): WriteEvidence {
  const more = piecesIn(after, skuCode) - piecesIn(before, skuCode)
  if (more === 0) return 'not-done'
  return more === quantity ? 'done' : 'unclear'
}

/** What of the goods a delivery still lacks: what was put in by an earlier attempt is not put in again. */
export function lackingGoods(
  delivery: ScheduledDelivery | undefined,
  goods: readonly Pick<DeliveryGoods, 'skuCode' | 'quantity'>[],
): readonly Pick<DeliveryGoods, 'skuCode' | 'quantity'>[] {
  return goods.flatMap(({ skuCode, quantity }) => {
    const lacking = quantity - piecesIn(delivery, skuCode)
    return lacking > 0 ? [{ skuCode, quantity: lacking }] : []
  })
}
