/** Problems and failures of the cart in words. */
import type { TFunction } from 'i18next'
import type { CartQuantityProblem } from '../../../domain/cart/cart-quantity.ts'

/** Why so many pieces cannot be ordered. */
export function quantityWords(t: TFunction, problem: CartQuantityProblem): string {
  switch (problem.kind) {
    case 'not-a-number':
      return t('cart:quantity.notANumber')
    case 'below-minimum':
      return t('cart:quantity.belowMinimum', { count: problem.minimum })
    case 'above-maximum':
    case 'too-large':
      return t('cart:quantity.aboveMaximum', { count: problem.maximum })
    case 'off-step':
      return t('price:quantity.offStep', { step: problem.step })
    case 'above-available':
      return problem.available > 0
        ? t('cart:quantity.aboveAvailable', { count: problem.available })
        : t('cart:quantity.noneAvailable')
  }
}
