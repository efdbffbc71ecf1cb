/** The pages of an order's document: who it is for, one row for each line, the sums on the last page. */

import { type Locale, wordingIn } from '../../catalogue/wording.ts'
import { type Block, pagesOf } from '../../documents/page-flow.ts'
import type { Measure, PdfPage, PdfText } from '../../documents/pdf.ts'
import type { OrderedItem, OrderFulfilment } from '../../database/schema/orders.ts'
import {
  choiceName,
  fulfilmentMethod,
  PICKUP_LOCATIONS,
  SHIPPING,
  SHIPPING_METHODS,
} from '../fulfilment/fulfilment-options.ts'
import { sentenceIn } from '../../words/sentences.ts'
import { addressTexts } from '../quote-document/address-texts.ts'
import { dayText, moneyText } from '../quote-document/document-format.ts'
import { filled } from '../quote-document/document-words.ts'
import { type Letter, letterFrame } from '../quote-document/letterhead.ts'
import { BODY, LEADING, LEFT, RIGHT, SMALL } from '../quote-document/page-places.ts'
import { paperWords } from './order-paper-words.ts'
import type { Order } from './order-store.ts'
import { orderSums } from './order-sums.ts'
import { dayOf } from './statement-rows.ts'

const ROW_GAP = 11

/** Left edges of the columns; amounts end at `unitPrice` and at the right edge. */
const COLUMN = { quantity: LEFT, model: 90, product: 250, unitPrice: 455 } as const
const MODEL_WIDTH = COLUMN.product - COLUMN.model - 12
const PRODUCT_WIDTH = 140
const HALF_WIDTH = (RIGHT - LEFT) / 2 - 15
const MIDDLE = LEFT + HALF_WIDTH + 30

/** How it is written: by which measure of letters, in which language, and below which picture. */
interface Writing extends Omit<Letter, 'title'> {
  readonly measure: Measure
}

/** The pages of a document under its title. */
export function orderPages(title: string, order: Order, writing: Writing): readonly PdfPage[] {
  const { locale } = writing
  const { first, ...frame } = letterFrame({ ...writing, title })
  const blocks = [
    first,
    headBlock(title, order, writing),
    ...order.items.map((item) => itemBlock(item, order, writing)),
    sumBlock(order, locale),
  ]
  return pagesOf(blocks, { ...frame, columns: columnHeads(locale) })
}

/** Title, what the document refers to, and both addresses. */
function headBlock(title: string, order: Order, { measure, locale }: Writing): Block {
  const words = paperWords(locale)
  const facts = factsOf(order, locale).flatMap(([name, value]) =>
    measure.wrapped(value, BODY, HALF_WIDTH * 2 - 90).map((text, index) => ({
      name: index === 0 ? name : '',
      text,
    })),
  )
  const factTexts = facts.flatMap(({ name, text }, index): readonly PdfText[] => {
    const y = 48 + index * LEADING
    return [
      { ...BODY, grey: true, x: LEFT, y, text: name },
      { ...BODY, x: LEFT + 120, y, text },
    ]
  })
  const top = 48 + facts.length * LEADING + 18
  const billing = order.payments[0]?.billingAddress
  const columns = [
    {
      x: LEFT,
      name: words.billTo,
      lines: billing === undefined ? [] : addressTexts(billing, { locale }),
    },
    ...order.fulfilments
      .slice(0, 1)
      .map((fulfilment) => ({ x: MIDDLE, ...destination(fulfilment, locale) })),
  ].map(({ x, name, lines }) => [
    { ...BODY, bold: true, x, y: top, text: name },
    ...lines
      .flatMap((line) => measure.wrapped(line, BODY, HALF_WIDTH))
      .map((text, index) => ({ ...BODY, x, y: top + (index + 1) * LEADING, text })),
  ])
  return {
    height: top + Math.max(...columns.map(({ length }) => length)) * LEADING + 22,
    texts: [{ x: LEFT, y: 20, size: 20, bold: true, text: title }, ...factTexts, ...columns.flat()],
    lines: [],
  }
}

function destination(
  { shippingAddress, pickupLocationID, methodID }: OrderFulfilment,
  locale: Locale,
) {
  if (shippingAddress !== undefined)
    return { name: paperWords(locale).shipTo, lines: addressTexts(shippingAddress, { locale }) }
  const location = choiceName(PICKUP_LOCATIONS, pickupLocationID)
  const name = sentenceIn(locale, fulfilmentMethod(methodID).name)
  return { name, lines: location === '' ? [] : [location] }
}

/** What the document refers to; facts without a value are left out. */
function factsOf(
  order: Order,
  locale: Locale,
): readonly (readonly [name: string, value: string])[] {
  const words = paperWords(locale)
  const say = (text: string) => (text === '' ? '' : sentenceIn(locale, text))
  const deliveries = order.fulfilments.map(({ methodID, shippingMethodID }) => {
    const method = fulfilmentMethod(methodID)
    const shipping = method.type === SHIPPING ? choiceName(SHIPPING_METHODS, shippingMethodID) : ''
    return [method.name, shipping]
      .map(say)
      .filter((part) => part !== '')
      .join(', ')
  })
  const facts = [
    [words.orderDate, dayText(dayOf(order.openedAt), { locale })],
    [words.purchaseOrder, order.purchaseOrderNumber],
    [words.payment, order.payments.map(({ methodName }) => say(methodName)).join(', ')],
    [words.delivery, deliveries.join('; ')],
    [words.freightCarrier, say(order.freightCarrier)],
  ] as const
  return facts.filter(([, value]) => value.trim() !== '')
}

function columnHeads(locale: Locale): Block {
  const words = paperWords(locale)
  const head = { ...BODY, bold: true, y: 0 }
  return {
    height: 20,
    texts: [
      { ...head, x: COLUMN.quantity, text: words.quantity },
      { ...head, x: COLUMN.model, text: words.model },
      { ...head, x: COLUMN.product, text: words.product },
      { ...head, x: COLUMN.unitPrice, align: 'right', text: words.unitPrice },
      { ...head, x: RIGHT, align: 'right', text: words.amount },
    ],
    lines: [{ from: [LEFT, 6], to: [RIGHT, 6], width: 0.8 }],
  }
}

function itemBlock(item: OrderedItem, order: Order, { measure, locale }: Writing): Block {
  const words = paperWords(locale)
  const { customerMaterialNumber, plannedDeliveryDate, price } = item
  const models = measure.wrapped(item.modelNumber, BODY, MODEL_WIDTH)
  const own = customerMaterialNumber.trim()
  const said =
    own === '' ? [] : measure.wrapped(filled(words.ownNumber, { number: own }), SMALL, MODEL_WIDTH)
  const parts = (item.parts ?? []).map(
    (part) => `${part.quantity * item.quantity} × ${part.skuCode}`,
  )
  const notes = [...parts, ...said]
  const products = measure.wrapped(
    wordingIn(locale).say(item.sku.product.productName),
    BODY,
    PRODUCT_WIDTH,
  )
  const delivery =
    plannedDeliveryDate === ''
      ? []
      : [filled(words.deliveryOn, { day: dayText(plannedDeliveryDate, { locale }) })]
  const column = (x: number, texts: readonly string[], small: readonly string[]) => [
    ...texts.map((text, line) => ({ ...BODY, x, y: line * LEADING, text })),
    ...small.map((text, line) => ({ ...SMALL, x, y: (texts.length + line) * LEADING, text })),
  ]
  const rows = Math.max(models.length + notes.length, products.length + delivery.length)
  const height = rows * LEADING + ROW_GAP
  return {
    isRow: true,
    height,
    texts: [
      { ...BODY, x: COLUMN.quantity, y: 0, text: String(item.quantity) },
      ...column(COLUMN.model, models, notes),
      ...column(COLUMN.product, products, delivery),
      { ...BODY, x: COLUMN.unitPrice, y: 0, align: 'right', text: money(price.unitPrice, order) },
      { ...BODY, x: RIGHT, y: 0, align: 'right', text: money(price.lineTotal, order) },
    ],
    lines: [{ from: [LEFT, height - 16], to: [RIGHT, height - 16], width: 0.4 }],
  }
}

/** What is to be paid stands last, in bold. */
function sumBlock(order: Order, locale: Locale): Block {
  const sums = orderSums(order, locale)
  return {
    height: sums.length * 15 + 12,
    texts: sums.flatMap(({ name, amount }, index): readonly PdfText[] => {
      const style = { size: 9.5, bold: index === sums.length - 1, y: 12 + index * 15 }
      return [
        { ...style, x: COLUMN.product, text: name },
        { ...style, x: RIGHT, align: 'right', text: money(amount, order) },
      ]
    }),
    lines: [],
  }
}

function money(amount: number, { currencyCode }: Pick<Order, 'currencyCode'>): string {
  return moneyText(amount, currencyCode)
}
