/** What stands in the way of a scheduled delivery, in words. */
import type { TFunction } from 'i18next'
import type { DeliveryProblem } from '../../../domain/delivery/scheduled-delivery.ts'

/** Why an order could not be placed, with the goods that it is about. */
export function problemWords(t: TFunction, { kind, skuCodes }: DeliveryProblem): string {
  return t(`delivery:problem.${kind}`, { count: skuCodes.length, codes: skuCodes.join(', ') })
}
