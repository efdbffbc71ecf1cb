/** What goods can be put into: a delivery that comes already, or the one that is being set up. */
import { function as F, taskEither as TE } from 'fp-ts'
import type { Frequency } from '../../domain/delivery/frequency.ts'
import type { DeliveryHead } from '../../domain/delivery/scheduled-delivery.ts'
import type { DeliveryGateway } from '../ports/delivery-gateway.ts'
import type { Program } from '../program.ts'

export interface GoodsTargets {
  /** The newest of those that come. */
  readonly coming: readonly DeliveryHead[]
  /** How often a new one may come. */
  readonly frequencies: readonly Frequency[]
  /** How often the one that is being set up comes; undefined where there is none. */
  readonly presentFrequency: Frequency | undefined
}

const firstPage = 1

/** Asks for all deliveries that goods can be put into, at once; fails as the first of the answers that does. */
export function readGoodsTargets(
  gateway: Pick<DeliveryGateway, 'list' | 'options' | 'cart'>,
  signal: AbortSignal,
): Program<GoodsTargets> {
  return F.pipe(
    TE.Do,
    TE.apS('deliveries', gateway.list(firstPage, signal)),
    TE.apS('options', gateway.options(signal)),
    TE.apS('cart', gateway.cart(signal)),
    TE.map(({ deliveries, options, cart }) => ({
      coming: deliveries.rows.filter(({ status }) => status === 'active'),
      frequencies: options.frequencies,
      presentFrequency: cart?.frequency,
    })),
  )
}
