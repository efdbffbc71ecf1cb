/** What is offered for the cart, and what a press on its button asks for. */
import type { Sku } from '../../../domain/catalogue/product.ts'
import type { PriceQuestion } from '../../../domain/pricing/price-flow.view.ts'
import type { QuantityRule } from '../../../domain/pricing/quantity-rule.ts'

export interface CartOfferProps {
  readonly sku: Sku
  /** As typed; judged when the button is pressed. */
  readonly quantity: string
  /** The configured model that is added, where the sku is one of a configurable product. */
  readonly model?: OfferedModel | undefined
  /** What the customer calls the line. */
  readonly names?: OfferedNames | undefined
  /** `wide` in a panel of its own, `small` on a card. */
  readonly look?: 'wide' | 'small' | undefined
  /** `primary` where it is the main way on. */
  readonly tone?: 'primary' | 'secondary' | undefined
  /** Asked when the button is pressed; `false` keeps it from adding anything. */
  readonly mayAdd?: (() => boolean) | undefined
}

export interface OfferedModel {
  readonly code: string
  readonly question: PriceQuestion
  readonly rule: QuantityRule
}

/** A number and a code of the customer's own; empty for none. */
export interface OfferedNames {
  readonly materialNumber: string
  readonly customCode: string
}

/** What one press asks for: the quantity, the model and its names as they were then. */
export type CartWish = Pick<CartOfferProps, 'quantity' | 'model' | 'names'>
