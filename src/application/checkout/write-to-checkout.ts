/** Carries out one write to the checkout and makes sure of its outcome. */
import type { taskEither as TE } from 'fp-ts'
import type { Checkout } from '../../domain/checkout/checkout.ts'
import { type CheckoutWrite, evidenceOfWrite } from '../../domain/checkout/checkout-write.ts'
import { confirmChange } from '../confirm-write.ts'
import type { PortFailure } from '../failure.ts'
import type { CheckoutGateway } from '../ports/checkout-gateway.ts'

/** The checkout after the write. An answer that got lost is made up for by reading it again. */
export function writeToCheckout(
  gateway: Pick<CheckoutGateway, 'checkout' | 'write'>,
  before: Checkout,
  write: CheckoutWrite,
): TE.TaskEither<PortFailure, Checkout> {
  return confirmChange({
    write: gateway.write(write),
    read: gateway.checkout(),
    evidenceIn: (after) => evidenceOfWrite(before, after, write),
  })
}
