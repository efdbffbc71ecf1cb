/** The server's price of one model in one quantity: decoded, checked, computed; nothing is believed. */

import { addWeeks } from './calendar.ts'
import type { ModifierDocument, OptionDocument, Zone } from '../catalogue/product-document.ts'
import {
  type Configuration,
  decodeModel,
  encodeModel,
  type Reading,
  readingOf,
} from './decode-model.ts'
import { lineAmounts } from './line-amounts.ts'
import { pricePlainSku } from './price-plain-sku.ts'
import type {
  ModelPrice,
  ModifierSummary,
  PriceRefusal,
  PriceRefusalReason,
  PriceRequest,
} from './model-price.ts'
import type { PriceList, ZonePrices } from './price-list.ts'
import { type QuantityRule, quantityRule } from './quantity-rule.ts'
import { largeLotWeeks, MAXIMUM_QUANTITY } from './terms.ts'

interface Choice {
  readonly modifier: ModifierDocument
  readonly option: OptionDocument
}

/** What a model number of a configurable family stands for. */
export interface ModelReading {
  readonly ok: true
  readonly configuration: Configuration
  readonly modifierSummary: readonly ModifierSummary[]
  readonly rule: QuantityRule
}

/** What is read of a request before there is a quantity. */
type ReadRequest = Omit<PriceRequest, 'quantity' | 'today'>

/** Reads a model number of a configurable family, or says in one sentence why it is none that is sold. */
export function readModel(request: ReadRequest): ModelReading | PriceRefusal {
  const read = readChoices(request)
  if ('ok' in read) return read
  const { choices, rule } = read
  const options = choices.map(({ modifier, option }) => [modifier.key, option.code])
  return {
    ok: true,
    configuration: Object.fromEntries(options),
    modifierSummary: summaryOf(choices),
    rule,
  }
}

function readChoices(request: ReadRequest) {
  const { doc } = request.product
  const modifiers = request.zone === 'US' ? doc.modifiersUS : doc.modifiersEU
  const modelNumber = request.modelNumber.trim().toUpperCase()
  const reading = settledReading(modifiers, { ...request, modelNumber })
  if ('ok' in reading) return reading
  const choices = choicesOf(modifiers, reading.options)
  const packaging = choices.find((choice) => choice.modifier.key === 'packaging')?.option
  return { modelNumber, choices, rule: quantityRule(packaging, request.zone) }
}

function summaryOf(choices: readonly Choice[]): readonly ModifierSummary[] {
  return choices.map(({ modifier, option }) => ({
    codeTitle: modifier.codeTitle,
    code: option.code,
    title: option.title,
  }))
}

/** Prices a model or says in one sentence why it cannot be priced. */
export function priceModel(request: PriceRequest): ModelPrice | PriceRefusal {
  const { priceList } = request.product
  if (priceList.plain !== undefined) return pricePlainSku(request, priceList.plain)
  const read = readChoices(request)
  if ('ok' in read) return read
  const { modelNumber, choices, rule } = read
  const refusal = quantityRefusal(request.quantity, rule)
  if (refusal !== undefined) return refusal

  const { quantity } = request
  const prices = priceList.zones[request.zone]
  const weeks = leadWeeks(priceList, request.zone, choices) + largeLotWeeks(quantity)
  return {
    ok: true,
    modelNumber,
    quantity,
    ...lineAmounts({
      zone: request.zone,
      country: request.country,
      quantity,
      listCents: listCents(prices, choices),
    }),
    effectiveLeadTime: weeks,
    leadDeliveryDate: addWeeks(request.today, weeks),
    calculatedQATS: priceList.stock[modelNumber] ?? null,
    minQty: rule.min,
    stepQty: rule.step,
    modifierSummary: summaryOf(choices),
    skuConfigurations: choices.map(({ modifier, option }) => ({
      modifierKey: modifier.key,
      optionCode: option.code,
    })),
  }
}

function settledReading(
  modifiers: readonly ModifierDocument[],
  request: ReadRequest,
): { readonly options: Reading } | PriceRefusal {
  const { modelNumber, product, configuration } = request
  if (!modelNumber.startsWith(product.doc.skuCode)) return unknownModel(modelNumber)
  if (configuration !== undefined) return namedReading(modifiers, request, configuration)
  const { readings, beginning } = decodeModel(modifiers, modelNumber)
  const allowed = readings.filter((each) => isAllowed(modifiers, request, each))
  const [first, second] = allowed
  if (first !== undefined && second === undefined) return { options: first }
  if (second !== undefined) {
    return refuse('ambiguous', `Model ${modelNumber} can be read in ${allowed.length} ways.`)
  }
  if (readings.length > 0) return hiddenOption(modelNumber)
  if (beginning === undefined) return unknownModel(modelNumber)
  const open = modifiers.slice(beginning.length).filter((modifier) => modifier.required)
  const names = open.map((modifier) => modifier.title).join(', ')
  return refuse('incomplete', `Model ${modelNumber} is not complete. Still open: ${names}.`)
}

/** The one reading that the request names: it must be whole, on sale, and written like the model. */
function namedReading(
  modifiers: readonly ModifierDocument[],
  request: ReadRequest,
  configuration: Configuration,
): { readonly options: Reading } | PriceRefusal {
  const { modelNumber, product } = request
  const reading = readingOf(modifiers, configuration)
  if (reading === undefined || encodeModel(product.doc.skuCode, reading) !== modelNumber) {
    return refuse('configuration', `The chosen options are not those of model ${modelNumber}.`)
  }
  return isAllowed(modifiers, request, reading) ? { options: reading } : hiddenOption(modelNumber)
}

function isAllowed(
  modifiers: readonly ModifierDocument[],
  { mayPreview = false }: ReadRequest,
  reading: Reading,
): boolean {
  return mayPreview || choicesOf(modifiers, reading).every(({ option }) => !option.isHiddenFlag)
}

function hiddenOption(modelNumber: string): PriceRefusal {
  return refuse('hidden-option', `Model ${modelNumber} holds an option that is not on sale.`)
}

function choicesOf(modifiers: readonly ModifierDocument[], reading: Reading): readonly Choice[] {
  return modifiers.flatMap((modifier, index) => {
    const option = modifier.options.find(({ code }) => code === reading[index])
    return option === undefined ? [] : [{ modifier, option }]
  })
}

function quantityRefusal(quantity: number, rule: QuantityRule): PriceRefusal | undefined {
  const { min, step } = rule
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAXIMUM_QUANTITY) {
    return refuse('quantity', `The quantity must be a whole number from 1 to ${MAXIMUM_QUANTITY}.`)
  }
  if (quantity < min) {
    const text = `The minimum quantity for this packaging is ${min}.`
    return { ...refuse('quantity-minimum', text), min, step }
  }
  if (quantity % step !== 0) {
    const text = `The quantity must be a multiple of ${step} for this packaging.`
    return { ...refuse('quantity-step', text), min, step }
  }
  return undefined
}

/** Options are made side by side: the slowest one counts, not the sum of all. */
function leadWeeks(priceList: PriceList, zone: Zone, choices: readonly Choice[]): number {
  const prices = priceList.zones[zone]
  return priceList.leadWeeks + Math.max(0, ...choices.map((choice) => terms(prices, choice).weeks))
}

/** The list price of one piece with these options, in cents. */
function listCents(prices: ZonePrices, choices: readonly Choice[]): number {
  return choices.reduce((sum, choice) => sum + terms(prices, choice).cents, prices.baseCents)
}

function terms(prices: ZonePrices, { modifier, option }: Choice) {
  return prices.options[modifier.key]?.[option.code] ?? { cents: 0, weeks: 0 }
}

function unknownModel(modelNumber: string): PriceRefusal {
  return refuse('unknown-model', `Model ${modelNumber} is not known.`)
}

function refuse(reason: PriceRefusalReason, text: string): PriceRefusal {
  return { ok: false, reason, text }
}
