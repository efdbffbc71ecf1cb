/** Goods that a suite can order, put together from what the catalogue says. */
import { either as E } from 'fp-ts'
import type { PortFailure } from '../../src/application/failure.ts'
import type { NewLine } from '../../src/application/ports/quote-gateway.ts'
import type { AddressZone } from '../../src/domain/account/address-zone.ts'
import {
  type Choices,
  type Modifier,
  type ModifierOption,
  packagingKey,
} from '../../src/domain/catalogue/modifier.ts'
import { modifiersOf, type SkuId } from '../../src/domain/catalogue/product.ts'
import {
  type QuantityRule,
  quantityRule,
  smallestQuantity,
} from '../../src/domain/pricing/quantity-rule.ts'
import { shaftAndPorts } from '../builders/an-ambiguous-product.ts'
import type { ShopUnderTest } from './shop-under-test.ts'

/** A model that can be ordered in that quantity. */
export interface Goods {
  readonly skuId: SkuId
  readonly modelCode: string
  readonly quantity: number
  /** All answers, where some were wished for. */
  readonly choices: Choices | undefined
  readonly rule: QuantityRule
}

export interface GoodsWish {
  readonly zone?: AddressZone
  readonly skuCode?: string
  /** `strictest`: the packaging with the largest minimum. */
  readonly packaging?: 'first' | 'strictest'
  /** Takes hidden options wherever there are some, which makes the model unorderable. */
  readonly hidden?: boolean
  /** Answers that are wished for, by modifier. */
  readonly answers?: Choices
}

/** The first visible option of every required modifier, unless something else is wished. */
export async function goodsOf(shop: ShopUnderTest, wish: GoodsWish = {}): Promise<Goods> {
  const { zone = 'US', skuCode = shop.known.skuCode, packaging = 'first', hidden = false } = wish
  const { answers } = wish
  const product = right(await shop.catalogue.bySkuCode(skuCode)())
  const required = modifiersOf(product, zone).filter(({ isRequired }) => isRequired)
  const strict = (modifier: Modifier) => packaging === 'strictest' && modifier.key === packagingKey
  const chosen = required.map((modifier) => optionOf(modifier, strict(modifier), hidden))
  const choices = new Map(
    required.map(({ key }, index) => [key, answers?.get(key) ?? chosen[index]?.code ?? '']),
  )
  const rule = quantityRule(modifiersOf(product, zone), choices, zone)
  const [sku] = product.skus
  if (!sku) throw new Error(`${skuCode} has no sku.`)
  return {
    skuId: sku.id,
    modelCode: [skuCode, ...choices.values()].join(''),
    quantity: smallestQuantity(rule),
    choices: answers && choices,
    rule,
  }
}

/** The same model code twice, read as shaft A with ports 2N and as shaft A2 with ports N. */
export async function ambiguousGoods(shop: ShopUnderTest): Promise<readonly [Goods, Goods]> {
  const skuCode = shop.known.ambiguousSkuCode
  return [
    await goodsOf(shop, { skuCode, answers: shaftAndPorts('A', '2N') }),
    await goodsOf(shop, { skuCode, answers: shaftAndPorts('A2', 'N') }),
  ]
}

function optionOf(
  { options }: Modifier,
  strictest: boolean,
  hidden: boolean,
): ModifierOption | undefined {
  const visible = options.filter(({ isHidden }) => !isHidden)
  if (hidden) return options.find(({ isHidden }) => isHidden) ?? visible[0]
  if (!strictest) return visible[0]
  return visible.toSorted((one, other) => (other.minimum ?? 1) - (one.minimum ?? 1))[0]
}

/** The line that puts goods on a quote, or on a new one of that name. */
export function lineOf(
  goods: Goods,
  target: NewLine['target'],
  change: Partial<NewLine> = {},
): NewLine {
  return {
    target,
    skuId: goods.skuId,
    modelCode: goods.modelCode,
    quantity: goods.quantity,
    choices: goods.choices,
    plannedDate: undefined,
    requestedDate: undefined,
    customerMaterialNumber: '',
    ...change,
  }
}

/** The answer, where a test can only go on with one. */
export function right<A>(answer: E.Either<PortFailure, A>): A {
  if (E.isRight(answer)) return answer.right
  throw new Error(`Expected an answer, got ${JSON.stringify(answer.left)}`)
}

/** What kind of failure it was; `success` for none. */
export function kindOf(answer: E.Either<PortFailure, unknown>): PortFailure['kind'] | 'success' {
  return E.isLeft(answer) ? answer.left.kind : 'success'
}
