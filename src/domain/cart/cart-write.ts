/** What can be done to a cart, and how a cart shows that it was done. */
import type { SkuId } from '../catalogue/product.ts'
import type { Choices } from '../catalogue/modifier.ts'
import { evidenceThat, type WriteEvidence } from '../shared/write-evidence.ts'
import { type Cart, type CartItem, type CartItemId, codeOf, itemIn, piecesOf } from './cart.ts'

/** So many pieces of one sku, or of one configured model of it. */
export interface CartAddition {
  readonly skuId: SkuId | undefined
  readonly skuCode: string
  readonly quantity: number
  readonly model?: AddedModel | undefined
  /** The customer's own number for the line. */
  readonly materialNumber?: string | undefined
  /** The customer's own code that names it. */
  readonly customCode?: string | undefined
  /** What is in one bundle. */
  readonly parts?: readonly AddedPart[] | undefined
}

export interface AddedPart {
  readonly skuCode: string
  readonly quantity: number
}

export interface AddedModel {
  readonly code: string
  /** The reading that is meant, where the code alone has more than one. */
  readonly choices: Choices | undefined
}

export type CartWrite =
  | {
      readonly kind: 'add'
      readonly lines: readonly CartAddition[]
      /** The id of the intent, where its caller keeps it for another try. */
      readonly intentId?: string | undefined
      /** The line whose place they take, which is wished for once. */
      readonly insteadOf?: CartItemId | undefined
    }
  /** The bundle that was built, once. */
  | { readonly kind: 'add-bundle'; readonly buildId: string; readonly skuCode: string }
  | { readonly kind: 'quantity'; readonly itemId: CartItemId; readonly quantity: number }
  | { readonly kind: 'remove'; readonly itemIds: readonly CartItemId[] }
  | { readonly kind: 'clear' }
  /** All that lies in it is kept under a name, and the cart is empty (ACCT-02). */
  | { readonly kind: 'set-aside'; readonly name: string }
  | { readonly kind: 'apply-promotion'; readonly code: string }
  | { readonly kind: 'remove-promotion'; readonly code: string }

/** Whether two writes are about the same line or code, so that the newer of them makes the older needless. */
export function isAboutSame(one: CartWrite, other: CartWrite): boolean {
  return subjectOf(one) === subjectOf(other)
}

function subjectOf(write: CartWrite): string {
  switch (write.kind) {
    case 'quantity':
      return `quantity:${write.itemId}`
    case 'remove':
      return `remove:${write.itemIds.join()}`
    case 'apply-promotion':
    case 'remove-promotion':
      return `promotion:${write.code.trim().toUpperCase()}`
    case 'add-bundle':
      return `add-bundle:${write.buildId}`
    case 'add':
    case 'clear':
    case 'set-aside':
      return write.kind
  }
}

/** What adds a line of the cart once more, such as one that was taken out by mistake. */
export function additionOf({
  skuId,
  skuCode,
  quantity,
  model,
  materialNumber,
  customCode,
  children,
}: CartItem): CartAddition {
  const line = { skuId, skuCode, quantity, model, materialNumber, customCode }
  if (children.length === 0) return line
  const parts = children.map((part) => ({
    skuCode: part.skuCode,
    quantity: part.quantity / quantity,
  }))
  return { ...line, parts }
}

/**
 * Whether a write whose answer got lost was done, by the cart before and after it (faults, section 5).
 * Additions are counted: all of them grew by the added amount, or none did, or it stays unknown.
 */
export function evidenceOf(before: Cart, after: Cart, write: CartWrite): WriteEvidence {
  switch (write.kind) {
    case 'add':
      return growthBetween(before, after, write.lines)
    case 'add-bundle':
      return growthBetween(before, after, [
        { skuId: undefined, skuCode: write.skuCode, quantity: 1 },
      ])
    case 'quantity':
      return evidenceThat(itemIn(after, write.itemId)?.quantity === write.quantity)
    case 'remove':
      return evidenceThat(write.itemIds.every((id) => itemIn(after, id) === undefined))
    case 'clear':
    case 'set-aside':
      return evidenceThat(after.items.length === 0)
    case 'apply-promotion':
      return evidenceThat(hasPromotion(after, write.code))
    case 'remove-promotion':
      return evidenceThat(!hasPromotion(after, write.code))
  }
}

/** Whether a cart has at least the pieces that a write adds. */
export function holdsAdded(cart: Cart, write: CartWrite): boolean {
  if (write.kind !== 'add') return false
  return [...piecesByCode(write.lines)].every(
    ([code, quantity]) => piecesOf(cart, code) >= quantity,
  )
}

function piecesByCode(lines: readonly CartAddition[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (const line of lines) {
    const code = codeOf(line)
    pieces.set(code, (pieces.get(code) ?? 0) + line.quantity)
  }
  return pieces
}

function growthBetween(before: Cart, after: Cart, lines: readonly CartAddition[]): WriteEvidence {
  const grown = [...piecesByCode(lines)].map(([code, quantity]) => {
    const more = piecesOf(after, code) - piecesOf(before, code)
    return more === quantity || more === 0 ? evidenceThat(more === quantity) : 'unclear'
  })
  const [first = 'not-done'] = grown
  return grown.every((each) => each === first) ? first : 'unclear'
}

function hasPromotion({ promotions }: Cart, code: string): boolean {
  return promotions.some((promotion) => promotion.code.toUpperCase() === code.trim().toUpperCase())
}
