/** Changes to a scheduled delivery and goods for it, each made sure of: one intent is at most one commit (faults, section 5). */
import { function as F, taskEither as TE } from 'fp-ts'
import { evidenceOfChange } from '../../domain/delivery/delivery-change.ts'
import {
  type DeliveryGoods,
  evidenceOfGoods,
  lackingGoods,
} from '../../domain/delivery/delivery-goods.ts'
import type { ChangeStep } from '../../domain/delivery/delivery-life.context.ts'
import type { ScheduledDelivery } from '../../domain/delivery/scheduled-delivery.ts'
import { confirmChange, confirmWrite } from '../confirm-write.ts'
import type { DeliveryGateway } from '../ports/delivery-gateway.ts'
import type { Program } from '../program.ts'

/** The delivery after the change. An answer that got lost is made up for by reading it again. */
export function changeDelivery(
  gateway: Pick<DeliveryGateway, 'change' | 'details'>,
  { before, change }: ChangeStep,
): Program<ScheduledDelivery> {
  return confirmChange({
    write: gateway.change(before.id, change),
    read: gateway.details(before.id),
    evidenceIn: (after) => evidenceOfChange(before, after, change),
  })
}

/** The delivery that the goods lie in now. It is read first, so that an answer that got lost can be made up for. */
export function addGoods(
  gateway: DeliveryGateway,
  goods: DeliveryGoods,
): Program<ScheduledDelivery> {
  const read = readTarget(gateway, goods.to)
  return F.pipe(
    read,
    TE.flatMap((before) =>
      confirmWrite({
        write: gateway.add(goods),
        read,
        judge: (after) => {
          const kind = evidenceOfGoods(before, after, goods)
          if (kind === 'not-done') return { kind }
          return kind === 'done' && after ? { kind, answer: after } : { kind: 'unclear' }
        },
      }),
    ),
  )
}

/** Puts in what the cart of scheduled deliveries lacks of the goods, one after the other. */
export function addLacking(
  gateway: DeliveryGateway,
  goods: readonly Pick<DeliveryGoods, 'skuCode' | 'quantity'>[],
): Program<void> {
  return F.pipe(
    gateway.cart(),
    TE.flatMap((cart) =>
      F.pipe(
        lackingGoods(cart, goods),
        TE.traverseSeqArray((each) => addGoods(gateway, { ...each, to: undefined })),
      ),
    ),
    TE.map(() => undefined),
  )
}

function readTarget(
  gateway: Pick<DeliveryGateway, 'cart' | 'details'>,
  to: DeliveryGoods['to'],
): Program<ScheduledDelivery | undefined> {
  return to === undefined ? gateway.cart() : gateway.details(to)
}
