/** Prices and weeks by model code. The rule is the one of the reference backend; nothing is written. */
import type { RequestContext } from '@vendure/core'
import { alternativesOf } from '../../../reference-backend/pricing/alternatives.ts'
import { earliestToday } from '../../../reference-backend/pricing/calendar.ts'
import { modelNumberIn } from '../../../reference-backend/pricing/model-number.ts'
import type { ModelPrice, PriceRequest } from '../../../reference-backend/pricing/model-price.ts'
import { priceModel } from '../../../reference-backend/pricing/price-model.ts'
import { breakPrices } from '../../../reference-backend/pricing/quantity-breaks.ts'
import { isVatCountry } from '../../../reference-backend/pricing/terms.ts'
import { skuOf } from './catalogue.ts'
import { refused } from './failures.ts'
import { type Market, requireMarket } from './market.ts'
import { requireCaller, type Tools } from './tools.ts'

export interface Choice {
  readonly question: string
  readonly answer: string
}

export interface PriceWish {
  readonly skuId: string
  readonly modelCode: string
  readonly quantity: number
  readonly choices?: readonly Choice[] | null
  readonly wantsBreaks?: boolean | null
}

/** More than any page asks for at once. */
const WISHES_AT_MOST = 50

export const today = () => earliestToday(new Date())

/** The answers as the rule takes them; undefined where none are named. */
export function configurationOf(choices: readonly Choice[] | null | undefined) {
  return choices
    ? Object.fromEntries(choices.map(({ question, answer }) => [question, answer]))
    : undefined
}

export async function prices(
  tools: Tools,
  ctx: RequestContext,
  { wishes }: { wishes: readonly PriceWish[] },
) {
  const market = await requireMarket(tools, ctx, await requireCaller(tools, ctx))
  if (wishes.length > WISHES_AT_MOST) throw refused(`At most ${WISHES_AT_MOST} prices at once.`)
  return Promise.all(
    wishes.map(async (wish) => {
      const asked = await askedPrice(tools, ctx, market, wish)
      return asked && priceAnswer(asked, market, wish.wantsBreaks === true)
    }),
  )
}

export async function alternatives(
  tools: Tools,
  ctx: RequestContext,
  { wish }: { wish: PriceWish },
) {
  const market = await requireMarket(tools, ctx, await requireCaller(tools, ctx))
  const asked = await askedPrice(tools, ctx, market, wish)
  if (asked === undefined) return undefined
  return {
    present: priceAnswer(asked, market, false),
    others: alternativesOf(asked.request, asked.price).map(
      ({ modifierKey, optionCode, price }) => ({
        question: modifierKey,
        answer: optionCode,
        total: price.totalModelPriceAfterDiscountAfterSurchargeAfterTax,
        weeks: price.effectiveLeadTime,
      }),
    ),
  }
}

interface Asked {
  readonly request: PriceRequest
  readonly price: ModelPrice
}

async function askedPrice(
  { catalogue }: Tools,
  ctx: RequestContext,
  market: Market,
  wish: PriceWish,
): Promise<Asked | undefined> {
  const modelNumber = modelNumberIn(wish.modelCode)
  const product = await catalogue.ofModel(ctx, modelNumber)
  if (product === undefined || skuOf(product, modelNumber)?.skuID !== wish.skuId) return undefined
  const request = {
    product,
    ...market,
    modelNumber,
    quantity: wish.quantity,
    configuration: configurationOf(wish.choices),
    today: today(),
  }
  const price = priceModel(request)
  return price.ok ? { request, price } : undefined
}

function priceAnswer({ request, price }: Asked, { country }: Market, wantsBreaks: boolean) {
  return {
    modelCode: price.modelNumber,
    quantity: price.quantity,
    currency: price.currencyCode,
    total: price.totalModelPriceAfterDiscountAfterSurchargeAfterTax,
    unit: price.modelUnitPriceAfterDiscountAfterSurchargeAfterTax,
    unitPrice: price.unitPrice,
    subtotal: price.lineTotal,
    surcharge: price.surcharge,
    afterSurcharge: price.lineTotalAfterSurcharge,
    tax: price.tax,
    isVat: isVatCountry(country),
    weeks: price.effectiveLeadTime,
    earliest: price.leadDeliveryDate,
    available: price.calculatedQATS,
    breaks: wantsBreaks
      ? breakPrices(request, price).map((each) => ({
          quantity: each.quantity,
          total: each.totalModelPriceAfterDiscountAfterSurchargeAfterTax,
          unit: each.modelUnitPriceAfterDiscountAfterSurchargeAfterTax,
          weeks: each.effectiveLeadTime,
        }))
      : [],
  }
}
