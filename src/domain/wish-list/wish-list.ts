/** Lists of products that a customer keeps for later (LIST-01). */
import type { SkuId } from '../catalogue/product.ts'
import { type Brand, branded } from '../shared/brand.ts'

export type WishListId = Brand<string, 'WishListId'>

/** The id as written in an address; only the server knows whether the list exists. */
export function wishListId(text: string): WishListId {
  return branded<WishListId>(text)
}

/** A list among others. The first one holds the favourites. */
export interface WishListRow {
  readonly id: WishListId
  readonly name: string
  readonly itemCount: number | undefined
}

export interface WishListItem {
  readonly skuId: SkuId
  readonly skuCode: string
  readonly productName: string
  readonly productUrlTitle: string
  readonly image: string | undefined
  /** What sets this sku apart from others of its product; empty for a product of one sku. */
  readonly definition: string
  /** The smallest quantity that goes into a cart; undefined where it is configured first, or not sold like this. */
  readonly cartMinimum: number | undefined
  /** The smallest quantity that goes into a quote; undefined likewise. */
  readonly quoteMinimum: number | undefined
}

/** A list and what is on it, the newest first. */
export interface WishList {
  readonly id: WishListId
  readonly name: string
  readonly items: readonly WishListItem[]
  /** What its link holds; undefined while nobody else may see it. */
  readonly shareKey?: string | undefined
}

/** A list that somebody else shares: its name and its products, and nothing of its owner. */
export type SharedList = Pick<WishList, 'name' | 'items'>

/** A product to be put on a list that there is, or on a new one of that name. */
export interface ListWish {
  readonly skuId: SkuId
  readonly list: { readonly id: WishListId } | { readonly newName: string }
}

/** A product to be taken off a list. */
export interface ListRemoval {
  readonly skuId: SkuId
  readonly listId: WishListId
}
