/**
 * Answers of commerce calls in the language of the request. What is stored is English; the fields that the server
 * itself has put into words, and nobody else, are said in that language: names of the catalogue, of choices and of states, refusals.
 */

import { definitionIn } from '../catalogue/spoken-definition.ts'
import { type Locale, wordingIn } from '../catalogue/wording.ts'
import { nameIn, sentenceIn } from '../words/sentences.ts'

/** What products are called. */
const PRODUCT_NAMES: ReadonlySet<string> = new Set(['productName', 'sku_product_productName'])

/** The options of a plain product, joined. */
const DEFINITIONS: ReadonlySet<string> = new Set([
  'skuDefinition',
  'sku_skuDefinition',
  'calculatedSkuDefinition',
  'sku_calculatedSkuDefinition',
])

/** What states, choices and promotions of the shop are called. */
const NAMES: ReadonlySet<string> = new Set([
  'fulfillmentMethodName',
  'locationName',
  'methodName',
  'NAME',
  'orderFulfillment_fulfillmentMethod_fulfillmentMethodName',
  'orderFulfillment_pickupLocation_locationName',
  'orderFulfillment_shippingMethod_shippingMethodName',
  'orderFulfillmentMethodName',
  'orderItemStatusType_typeName',
  'orderStatusHistoryType_typeName',
  'orderStatusType_typeName',
  'paymentMethodName',
  'paymentMethod_paymentMethodName',
  'pickupLocationName',
  'promotionName',
  'reason',
  'shippingMethodName',
  'termName',
  'typeName',
])

/** Lists of choices, whose entries are called `name`. */
const CHOICES: ReadonlySet<string> = new Set([
  'cancellationReasonTypeOptions',
  'eligibleFulfillmentMethods',
  'frequencyTermOptions',
  'scheduleDateChangeReasonTypeOptions',
  'shippingMethodOptions',
])

/** Changes of a quote that name a choice; what people have written is told as they wrote it. */
const CHANGED_CHOICES: ReadonlySet<unknown> = new Set([
  'fulfillmentMethod',
  'pickupLocation',
  'shippingMethod',
])

/** Sentences to the customer, in whatever lies there. */
const SENTENCES: ReadonlySet<string> = new Set(['errors', 'itemErrors', 'mostRecentError', 'error'])

/** What names the lines and steps that a client knows already: it knows them in one language. */
const TAGS: ReadonlySet<string> = new Set([
  'entriesSince',
  'entriesTag',
  'orderItemsSince',
  'orderItemsTag',
])

type Json = Readonly<Record<string, unknown>>

/** What a request says, with the tags that it was given in this language; one of another language names nothing. */
export function understoodInput(input: Json, locale: Locale): Json {
  if (locale === 'en') return input
  const tag = (text: string) => (text.startsWith(`${locale}:`) ? text.slice(locale.length + 1) : '')
  return said(input, [...TAGS], tag)
}

/** The same answer in other words; the very same in English. */
export function spokenAnswer(answer: Json, locale: Locale): Json {
  return locale === 'en' ? answer : objectIn(locale, answer)
}

function objectIn(locale: Locale, object: Json): Json {
  const spoken: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(object)) spoken[key] = valueIn(locale, key, value)
  return CHANGED_CHOICES.has(object['field']) ? { ...spoken, ...changeIn(locale, object) } : spoken
}

function valueIn(locale: Locale, key: string, value: unknown): unknown {
  if (typeof value === 'string') return textIn(locale, key, value)
  if (typeof value !== 'object' || value === null) return value
  if (SENTENCES.has(key)) return sentencesIn(locale, value)
  if (Array.isArray(value)) return value.map((each: unknown) => entryIn(locale, key, each))
  return objectIn(locale, { ...value })
}

function textIn(locale: Locale, key: string, text: string): string {
  if (PRODUCT_NAMES.has(key)) return wordingIn(locale).say(text)
  if (DEFINITIONS.has(key)) return definitionIn(locale, text)
  if (TAGS.has(key)) return text === '' ? text : `${locale}:${text}`
  return NAMES.has(key) ? nameIn(locale, text) : text
}

function entryIn(locale: Locale, list: string, entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry
  const spoken = Array.isArray(entry) ? entry : objectIn(locale, { ...entry })
  if (list === 'modifierSummary') return said(spoken, ['codeTitle', 'title'], wordingIn(locale).say)
  if (CHOICES.has(list)) return said(spoken, ['name'], (name) => nameIn(locale, name))
  return spoken
}

function changeIn(locale: Locale, change: Json): Json {
  return said(change, ['previous', 'present'], (name) => nameIn(locale, name))
}

function said(object: object, keys: readonly string[], say: (text: string) => string): Json {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]: [string, unknown]) => [
      key,
      keys.includes(key) && typeof value === 'string' ? say(value) : value,
    ]),
  )
}

/** Every text in it; days, codes and states of machines are no sentences and stay. */
function sentencesIn(locale: Locale, value: object): unknown {
  const spoken = (each: unknown): unknown => {
    if (typeof each === 'string') return sentenceIn(locale, each)
    return typeof each === 'object' && each !== null ? sentencesIn(locale, each) : each
  }
  if (Array.isArray(value)) return value.map(spoken)
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, unknown]) => [key, spoken(each)]),
  )
}
