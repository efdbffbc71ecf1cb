import type { TFunction } from 'i18next'
import { type FulfilmentMethod, isNamedByType, isPickedUp } from '../../domain/quote/fulfilment.ts'

/** How a quote reaches the customer: a name that only says the type is the shop's own word for it. */
export function methodWords(t: TFunction, method: FulfilmentMethod): string {
  return isNamedByType(method) ? t(`quote:fulfilment.name.${method.type}`) : method.name
}

/** What stands over it: goods that are picked up are not delivered. */
export function deliveryTitle(
  t: TFunction,
  fulfilment: { readonly method: FulfilmentMethod },
): string {
  return t(isPickedUp(fulfilment) ? 'quote:fulfilment.name.pickup' : 'quote:fulfilment.title')
}
