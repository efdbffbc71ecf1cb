/** How the fake shop reads a model code and what it asks for it: one simple rule, no price list. */
import { either as E } from 'fp-ts'
import type { AddressZone } from '../../src/domain/account/address-zone.ts'
import type { PriceRequest } from '../../src/application/ports/price-book.ts'
import { encodeModelCode } from '../../src/domain/catalogue/model-code.ts'
import {
  type Choices,
  choicesBy,
  type Modifier,
  sameChoices,
  visibleOptions,
} from '../../src/domain/catalogue/modifier.ts'
import {
  modifiersOf,
  type Product,
  type Sku,
  type SkuId,
} from '../../src/domain/catalogue/product.ts'
import type { CalculatedPrice } from '../../src/domain/pricing/calculated-price.ts'
import type { Alternatives } from '../../src/domain/pricing/price-differences.ts'
import { earliestDelivery } from '../../src/domain/pricing/lead-time.ts'
import {
  checkQuantity,
  type QuantityRule,
  quantityRule,
} from '../../src/domain/pricing/quantity-rule.ts'
import { roundToCents } from '../../src/domain/shared/money.ts'
import type { CalendarDate } from '../../src/domain/shared/calendar-date.ts'

/** What is asked for, and by an account of which zone. */
export interface FakePriceQuestion {
  readonly skuId: SkuId
  readonly modelCode: string
  readonly quantity: number
  /** Which reading is meant; `kept` for a line that was read when it was added. */
  readonly choices?: Choices | 'kept' | undefined
  readonly zone: AddressZone
  readonly today: CalendarDate
}

export interface FakeModel {
  readonly product: Product
  readonly sku: Sku
  readonly rule: QuantityRule
  readonly choices: Choices
  readonly modifiers: readonly Modifier[]
}

/** What a model means, part by part. */
export function fakeSegments({ modifiers, choices }: FakeModel) {
  return modifiers.map(({ key, codeTitle, options }) => ({
    codeTitle,
    code: choices.get(key) ?? '',
    title: options.find(({ code }) => code === choices.get(key))?.title ?? '',
  }))
}

/** The product and quantity rule of a model code, or undefined when the code names no model. */
export function fakeModel(
  products: readonly Product[],
  asked: Pick<FakePriceQuestion, 'skuId' | 'modelCode' | 'choices' | 'zone'>,
): FakeModel | undefined {
  for (const product of products) {
    const sku = product.skus.find(({ id }) => id === asked.skuId)
    if (!sku || !asked.modelCode.startsWith(sku.code)) continue
    const modifiers = modifiersOf(product, asked.zone)
    const readings = readingsOf(modifiers, asked.modelCode.slice(sku.code.length))
    const choices = meant(readings, asked.choices)
    if (!choices) continue
    const rule = quantityRule(modifiers, choices, asked.zone)
    return { product, sku, rule, choices, modifiers }
  }
  return undefined
}

/** From so many pieces on each costs less. */
const fakeBreak = 100

/**
 * 125 a piece in dollars, 110 in euro with 3 percent surcharge, from 100 pieces on 120 and 100; paint adds 10. Four
 * weeks, six from 50 pieces on, and one more for paint.
 */
export function fakePrice(
  products: readonly Product[],
  asked: FakePriceQuestion & Pick<PriceRequest, 'wantsBreaks'>,
): CalculatedPrice | undefined {
  const model = fakeModel(products, asked)
  if (!model) return undefined
  if (E.isLeft(checkQuantity(String(asked.quantity), model.rule))) return undefined
  const { choices, rule } = model
  const isPainted = choices.get('paint') === 'K'
  const weeks = (asked.quantity >= 50 ? 6 : 4) + (isPainted ? 1 : 0)
  const [few, many] = asked.zone === 'EU' ? [110, 100] : [125, 120]
  const net = (asked.quantity >= fakeBreak ? many : few) + (isPainted ? 10 : 0)
  const surcharge = asked.zone === 'EU' ? roundToCents(net * 0.03) : 0
  const unit = roundToCents(net + surcharge)
  const cents = (amount: number) => Math.round(amount * asked.quantity * 100) / 100
  const ofBreak = asked.wantsBreaks === true && asked.quantity < fakeBreak
  const broken = ofBreak
    ? fakePrice(products, { ...asked, quantity: Math.ceil(fakeBreak / rule.step) * rule.step })
    : undefined
  return {
    modelCode: asked.modelCode,
    quantity: asked.quantity,
    total: cents(unit),
    unit,
    currency: asked.zone === 'EU' ? 'EUR' : 'USD',
    // In dollars as an engine answers that sends the total alone.
    parts:
      asked.zone === 'EU'
        ? {
            unitPrice: net,
            sums: {
              subtotal: cents(net),
              surcharge: cents(surcharge),
              afterSurcharge: cents(unit),
              tax: 0,
              afterTax: cents(unit),
              discount: undefined,
            },
          }
        : undefined,
    leadTime: { weeks, earliest: earliestDelivery(asked.today, { weeks, earliest: undefined }) },
    available: undefined,
    breaks: broken
      ? [
          {
            quantity: broken.quantity,
            total: broken.total,
            unit: broken.unit,
            weeks: broken.leadTime.weeks,
          },
        ]
      : [],
  }
}

/** The model with each other answer that can be had in the same quantity, beside the model itself. */
export function fakeAlternatives(
  products: readonly Product[],
  asked: FakePriceQuestion,
): Alternatives | undefined {
  const model = fakeModel(products, asked)
  const present = fakePrice(products, asked)
  if (!model || !present) return undefined
  const { sku, modifiers, choices } = model
  const others = modifiers.flatMap((modifier) => {
    const codes: readonly (string | undefined)[] = [
      ...(modifier.isRequired ? [] : [undefined]),
      ...visibleOptions(modifier, false).map(({ code }) => code),
    ]
    return codes
      .filter((code) => code !== choices.get(modifier.key))
      .flatMap((optionCode) => {
        const changed = choicesBy(modifiers, ({ key }) =>
          key === modifier.key ? optionCode : choices.get(key),
        )
        const modelCode = encodeModelCode(sku.code, modifiers, changed)
        const price = fakePrice(products, { ...asked, modelCode, choices: changed })
        const { total, leadTime } = price ?? {}
        return price
          ? [{ modifierKey: modifier.key, optionCode, total, weeks: leadTime?.weeks }]
          : []
      })
  })
  return { present, others }
}

/** The only reading, or the one that is named; several without a name are none. */
function meant(
  readings: readonly Choices[],
  named: FakePriceQuestion['choices'],
): Choices | undefined {
  if (named === 'kept') return readings[0]
  const possible = named ? readings.filter((each) => sameChoices(each, named)) : readings
  return possible.length === 1 ? possible[0] : undefined
}

/** Every way to read the rest of a code; hidden options are refused. */
function readingsOf(modifiers: readonly Modifier[], rest: string): readonly Choices[] {
  const [modifier, ...others] = modifiers
  if (!modifier) return rest === '' ? [new Map()] : []
  const answered = visibleOptions(modifier, false)
    .filter(({ code }) => rest.startsWith(code))
    .flatMap(({ code }) =>
      readingsOf(others, rest.slice(code.length)).map(
        (further) => new Map([[modifier.key, code], ...further]),
      ),
    )
  return modifier.isRequired ? answered : [...answered, ...readingsOf(others, rest)]
}
