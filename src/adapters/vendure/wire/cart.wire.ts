/** The cart. */
import * as t from 'io-ts'
import { type Cart, type CartItem, cartItemId, type CartModel } from '../../../domain/cart/cart.ts'
import type { CartAddition } from '../../../domain/cart/cart-write.ts'
import { type Decode, decodeWith } from '../../http/decode.ts'
import { day } from '../../http/day.wire.ts'
import { amount, count, optionalPicture, optionalText, text } from '../../http/lenient.wire.ts'
import { skuIdOf } from '../../http/sku.wire.ts'
import { choicesFields, ChoicesWire, encodeChoices, toChoices } from './choices.wire.ts'
import { sumsFields, SumsWire } from './sums.wire.ts'

export const cartFields = `currency totalItems ${sumsFields} lines {
  id quantity isQuoteOnly isGone skuId skuCode productName urlTitle image definition allowsQuote
  minimum maximum available step unitPrice lineTotal materialNumber customCode
  model { code ${choicesFields} segments { codeTitle code title } problem
    indication { unitPrice lineTotal weeks earliest } } }`

const ModelWire = t.type({
  code: t.string,
  choices: ChoicesWire,
  segments: t.array(t.type({ codeTitle: text, code: text, title: text })),
  problem: optionalText,
  indication: t.union([
    t.null,
    t.type({ unitPrice: amount, lineTotal: amount, weeks: amount, earliest: day }),
  ]),
})

const LineWire = t.type({
  id: t.string,
  quantity: t.number,
  isQuoteOnly: t.boolean,
  isGone: t.boolean,
  skuId: optionalText,
  skuCode: text,
  productName: text,
  urlTitle: text,
  image: optionalPicture,
  definition: text,
  allowsQuote: t.boolean,
  minimum: count,
  maximum: count,
  available: amount,
  step: count,
  unitPrice: amount,
  lineTotal: amount,
  materialNumber: text,
  customCode: text,
  model: t.union([ModelWire, t.null]),
})

const CartWire = t.type({
  currency: t.string,
  totalItems: t.number,
  sums: SumsWire,
  // Strict: what cannot be read must not vanish from a cart.
  lines: t.array(LineWire),
})

export const decodeCart: Decode<Cart> = decodeWith(
  CartWire,
  ({ currency, totalItems, sums, lines }) => ({
    title: '',
    currency,
    items: lines.map(toItem),
    totalItems,
    totals: sums,
    promotions: [],
  }),
)

/** One line to be added. */
export function encodeAddition(line: CartAddition) {
  const { skuId, skuCode, quantity, model, materialNumber, customCode } = line
  return {
    skuId,
    code: model?.code ?? skuCode,
    quantity,
    choices: encodeChoices(model?.choices),
    materialNumber,
    customCode,
  }
}

function toItem(wire: t.TypeOf<typeof LineWire>): CartItem {
  const { minimum, maximum, available, step, model, skuId, urlTitle, id, ...said } = wire
  return {
    ...said,
    id: cartItemId(id),
    parentId: undefined,
    skuId: skuIdOf(skuId),
    productUrlTitle: urlTitle,
    model: model === null ? undefined : toModel(model),
    bounds: { minimum: minimum || 1, maximum, available, ...(step !== undefined && { step }) },
    children: [],
  }
}

/** A problem that we do not know is one of the model. */
function toModel({ code, choices, segments, problem, indication }: t.TypeOf<typeof ModelWire>) {
  const model: CartModel = {
    code,
    choices: toChoices(choices),
    segments,
    problem: problem === undefined || problem === 'quantity' ? problem : 'model',
    indication:
      indication === null
        ? undefined
        : {
            unitPrice: indication.unitPrice,
            lineTotal: indication.lineTotal,
            leadTime: { weeks: indication.weeks, earliest: indication.earliest },
          },
  }
  return model
}
