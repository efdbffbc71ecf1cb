/** The lines of a cart on the wire. */

import type { PricedCart, PricedLine } from '../checkout/priced-cart.ts'
import { itemSku } from '../lines/line-verdict.ts'
import { modelPriceInfo } from '../lines/prices.ts'
import { type CartItem, isConfigured } from './cart-models.ts'

/** All lines in their order, also those whose models are not sold any more. */
export function itemsJson(cart: PricedCart) {
  const sold = cart.lines.map((line) => ({
    position: line.item.position,
    json: lineJson(line, cart),
  }))
  const gone = cart.gone.map((item) => ({ position: item.position, json: goneJson(item, cart) }))
  return [...sold, ...gone]
    .toSorted((one, other) => one.position - other.position)
    .map(({ json }) => json)
}

type OfCart = Pick<PricedCart, 'currencyCode' | 'market' | 'showsIndications'>

function lineJson(line: PricedLine, cart: OfCart) {
  const { item, product, sku, price, outcome, deliveryDate, model } = line
  return {
    ...commonJson(item, cart),
    orderFulfillmentID: item.fulfilmentId,
    quoteOnly: model !== undefined || sku.settings.skuQuoteOnlyFlag,
    outcome,
    estimatedDeliveryDate: deliveryDate,
    price: price?.unitPrice ?? null,
    extendedPrice: price?.lineTotal ?? null,
    extendedPriceAfterDiscount: price?.lineTotal ?? null,
    ...(model && modelJson(line, cart)),
    childOrderItems: line.parts.map((part, index) => ({
      ...childJson(item, index, cart),
      quantity: part.quantity * item.quantity,
      sku: { ...itemSku(part.product, part.sku), skuDefinition: part.sku.calculatedSkuDefinition },
    })),
    sku: {
      ...itemSku(product, sku),
      skuDefinition: model === undefined ? sku.calculatedSkuDefinition : '',
      calculatedQATS: leftOf(line),
      skuOrderMinimumQuantity: sku.skuOrderMinimumQuantity,
      skuOrderMaximumQuantity: sku.skuOrderMaximumQuantity,
      settings: sku.settings,
    },
  }
}

/**
 * How many pieces the other lines leave; null where nothing limits them. Where they take all that can be ordered, none are
 * left: a largest quantity of 0 says of an article that there is no such limit.
 */
function leftOf({ sku, model }: PricedLine): number | null {
  if (sku.skuOrderMaximumQuantity === 0) return 0
  return model === undefined ? sku.calculatedQATS : (model.price?.calculatedQATS ?? null)
}

/** What is said of a configured model beside what is said of every line. */
function modelJson({ item, model }: PricedLine, { market, showsIndications }: OfCart) {
  const { reading, price, problem } = model ?? {}
  return {
    modelNumber: item.modelNumber,
    skuConfigurations: configurationsJson(item),
    modifierSummary: reading?.modifierSummary ?? [],
    minQty: reading?.rule.min ?? 1,
    stepQty: reading?.rule.step ?? 1,
    modelProblem: problem ?? '',
    modelPriceInfo: price && showsIndications ? modelPriceInfo(price, market) : null,
  }
}

/** What is not sold any more: a model keeps its code, a plain sku its code and what the product was called. */
function goneJson(item: CartItem, cart: OfCart) {
  return {
    ...commonJson(item, cart),
    orderFulfillmentID: '',
    outcome: 'stays' as const,
    estimatedDeliveryDate: '',
    price: null,
    extendedPrice: null,
    extendedPriceAfterDiscount: null,
    ...(isConfigured(item) ? goneModelJson(item) : gonePlainJson(item)),
    childOrderItems: item.parts.map(({ skuCode, quantity }, index) => ({
      ...childJson(item, index, cart),
      quantity: quantity * item.quantity,
      sku: {
        skuID: '',
        skuCode,
        skuDefinition: '',
        product: { productName: '', urlTitle: '', images: [] },
      },
    })),
  }
}

function gonePlainJson({ modelNumber, productName }: CartItem) {
  return {
    quoteOnly: false,
    soldFlag: false,
    sku: {
      skuID: '',
      skuCode: modelNumber,
      skuDefinition: '',
      product: { productName, urlTitle: '', images: [] },
    },
  }
}

function goneModelJson(item: CartItem) {
  return {
    quoteOnly: true,
    modelNumber: item.modelNumber,
    skuConfigurations: configurationsJson(item),
    modifierSummary: [],
    minQty: 1,
    stepQty: 1,
    modelProblem: 'model' as const,
    modelPriceInfo: null,
    sku: null,
  }
}

/** A part of a bundle: it has no price of its own, and is changed and removed with its bundle. */
function childJson({ id }: CartItem, index: number, { currencyCode }: OfCart) {
  return {
    orderItemID: `${id}-${index + 1}`,
    parentOrderItemID: id,
    currencyCode,
    quoteOnly: false,
    price: null,
    extendedPrice: null,
    extendedPriceAfterDiscount: null,
    customerMaterialNumber: '',
    improCustomCode: '',
  }
}

function commonJson(item: CartItem, { currencyCode }: OfCart) {
  return {
    orderItemID: item.id,
    parentOrderItemID: '',
    quantity: item.quantity,
    currencyCode,
    customerMaterialNumber: item.customerMaterialNumber,
    improCustomCode: item.customCode,
    childOrderItems: [],
  }
}

function configurationsJson({ configuration }: CartItem) {
  return Object.entries(configuration).map(([modifierKey, optionCode]) => ({
    modifierKey,
    optionCode,
  }))
}
