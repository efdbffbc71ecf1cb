/** The cart: the one order that has been begun and not placed (CART-06). */
import type { ModelSegment } from '../catalogue/model-segment.ts'
import type { Choices } from '../catalogue/modifier.ts'
import type { SkuId } from '../catalogue/product.ts'
import type { LeadTime } from '../pricing/lead-time.ts'
import type { PriceSums } from '../pricing/price-sums.ts'
import { type Brand, branded } from '../shared/brand.ts'
import type { CartBounds } from './cart-quantity.ts'

export type CartItemId = Brand<string, 'CartItemId'>

/** `model`: not sold like this any more. `quantity`: not in this quantity. */
export type CartModelProblem = 'model' | 'quantity'

/** What a quote would most likely say of a model today; it is never charged. */
export interface Indication {
  /** Money of the cart's currency. */
  readonly unitPrice: number | undefined
  readonly lineTotal: number | undefined
  readonly leadTime: LeadTime
}

/** A configured model that lies in a cart: it goes to a quote. */
export interface CartModel {
  readonly code: string
  /** The options that the code was read as. */
  readonly choices: Choices
  /** The same in words; empty where the server has none. */
  readonly segments: readonly ModelSegment[]
  /** What keeps it from a quote; the other lines go without it. */
  readonly problem: CartModelProblem | undefined
  /** Undefined where the caller sees no prices. */
  readonly indication: Indication | undefined
}

export interface CartItem {
  readonly id: CartItemId
  /** The bundle that the item is a part of; undefined for an item of its own. */
  readonly parentId: CartItemId | undefined
  /** Priced by a quote only: it has to be looked at before the rest is ordered (CART-07). */
  readonly isQuoteOnly: boolean
  readonly quantity: number
  /** A plain sku that is not sold any more: it is not ordered, and stays until it is taken out. */
  readonly isGone?: boolean | undefined
  readonly skuId: SkuId | undefined
  readonly skuCode: string
  /** Undefined for a plain product. */
  readonly model?: CartModel | undefined
  /** The customer's own number for the line; empty for most. */
  readonly materialNumber?: string | undefined
  /** The customer's own code that names what is ordered; empty for most. */
  readonly customCode?: string | undefined
  readonly productName: string
  /** Empty where the product has no page. */
  readonly productUrlTitle: string
  readonly image: string | undefined
  /** What sets the sku apart from its neighbours, in words. */
  readonly definition: string
  /** Whether a quote may hold it (CAT-27). */
  readonly allowsQuote: boolean
  readonly bounds: CartBounds
  /** Money of the cart's currency; undefined where the server shows none (D10). */
  readonly unitPrice: number | undefined
  readonly lineTotal: number | undefined
  /** The parts of a bundle. */
  readonly children: readonly CartItem[]
}

export interface Promotion {
  readonly code: string
  /** What it is called; empty when the server does not say. */
  readonly name: string
}

export interface Cart {
  /** What the engine calls the cart; empty for the usual name. */
  readonly title: string
  readonly currency: string
  /** Bundles with their parts inside. */
  readonly items: readonly CartItem[]
  /** Pieces in all. */
  readonly totalItems: number
  /** Without amounts where the server shows none. */
  readonly totals: PriceSums
  readonly promotions: readonly Promotion[]
}

/** The id as written in an answer of the server. */
export function cartItemId(text: string): CartItemId {
  return branded<CartItemId>(text)
}

/** The items, with the parts of every bundle inside it. A part without its bundle is an item of its own. */
export function withBundles(items: readonly CartItem[]): readonly CartItem[] {
  const ids = new Set(items.map(({ id }) => id))
  const isOwn = ({ id, parentId }: CartItem) =>
    parentId === undefined || parentId === id || !ids.has(parentId)
  return items.filter(isOwn).map((item) => ({
    ...item,
    children: [
      ...item.children,
      ...items.filter((part) => !isOwn(part) && part.parentId === item.id),
    ],
  }))
}

/** What only a quote can price (CART-07). */
export function quoteOnlyItems({ items }: Cart): readonly CartItem[] {
  return items.filter(({ isQuoteOnly }) => isQuoteOnly)
}

/** What is not sold any more. */
export function goneItems({ items }: Cart): readonly CartItem[] {
  return items.filter(({ isGone }) => isGone === true)
}

/** Whether a line cannot be had any more in any quantity: a plain sku, or a model, that has left the catalogue. */
export function isWithdrawn({ isGone, model }: CartItem): boolean {
  return isGone === true || model?.problem === 'model'
}

/** Whether something in it can be ordered; the rest is asked for by a quote. */
export function hasOrder({ items }: Cart): boolean {
  return items.some(({ isQuoteOnly, isGone }) => !isQuoteOnly && isGone !== true)
}

/** The item of that id, or undefined. */
export function itemIn(cart: Cart, id: CartItemId): CartItem | undefined {
  return cart.items.find((item) => item.id === id)
}

/** What a line is called: by the code of its model, or of its sku. */
export function codeOf({
  model,
  skuCode,
}: {
  readonly model?: { readonly code: string } | undefined
  readonly skuCode: string
}): string {
  return model?.code ?? skuCode
}

/** Pieces of a sku or a model that lie in a cart, on however many lines. */
export function piecesOf({ items }: Cart, code: string): number {
  return items
    .filter((item) => codeOf(item) === code)
    .reduce((pieces, { quantity }) => pieces + quantity, 0)
}

/** The items that may become lines of a quote (CAT-27); the others, and models with a problem, stay in the cart. */
export function movableItems(items: readonly CartItem[]): readonly CartItem[] {
  return items.filter(
    ({ allowsQuote, skuId, model }) =>
      allowsQuote && skuId !== undefined && model?.problem === undefined,
  )
}
