/** Lists of products that a customer keeps for later (LIST-01). */
import type { ModelSegment } from '../catalogue/model-segment.ts'
import { type Choices, sameChoices } from '../catalogue/modifier.ts'
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

/** `region`: sold like this in another region only. `model`: not sold like this any more. */
export type ListedModelProblem = 'region' | 'model'

/** A configured model on a list. */
export interface ListedModel {
  readonly code: string
  /** The options that the code was read as. */
  readonly choices: Choices
  /** The same in words; empty where the server has none. */
  readonly segments: readonly ModelSegment[]
  /** What keeps it from a cart and a quote; the other products go without it. */
  readonly problem: ListedModelProblem | undefined
}

export interface WishListItem {
  readonly skuId: SkuId
  readonly skuCode: string
  readonly productName: string
  /** Empty where the product has no page. */
  readonly productUrlTitle: string
  readonly image: string | undefined
  /** What sets this sku apart from others of its product; empty for a product of one sku. */
  readonly definition: string
  /** The smallest quantity that goes into a cart; undefined where it is configured first, or not sold like this. */
  readonly cartMinimum: number | undefined
  /** The smallest quantity that goes into a quote; undefined likewise. */
  readonly quoteMinimum: number | undefined
  /** Undefined for a product as such. */
  readonly model?: ListedModel | undefined
}

/** A list and what is on it, the newest first. */
export interface WishList {
  readonly id: WishListId
  readonly name: string
  readonly items: readonly WishListItem[]
  /** What its link holds; undefined while nobody else may see it. */
  readonly shareKey?: string | undefined
}

/** A list that another customer shares: its name and its products, and nothing of its owner. */
export type SharedList = Pick<WishList, 'name' | 'items'>

/** A product as such, or one configured model of it. */
export interface ListedGoods {
  readonly skuId: SkuId
  readonly model?: Pick<ListedModel, 'code' | 'choices'> | undefined
}

/** A product to be put on a list that there is, or on a new one of that name. */
export interface ListWish extends ListedGoods {
  readonly list: { readonly id: WishListId } | { readonly newName: string }
}

/** A product to be taken off a list. */
export interface ListRemoval extends ListedGoods {
  readonly listId: WishListId
}

/** Whether two are the same entry of a list: the same product, and of it the same model under the same reading. */
export function sameGoods(one: ListedGoods, other: ListedGoods): boolean {
  return (
    one.skuId === other.skuId &&
    one.model?.code === other.model?.code &&
    sameChoices(one.model?.choices ?? new Map(), other.model?.choices ?? new Map())
  )
}

/** Tells an item from the others of its list. */
export function goodsKey({ skuId, model }: ListedGoods): string {
  return [skuId, model?.code, ...[...(model?.choices ?? [])].flat()].join(' ')
}
