import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ALL_STATUSES,
  EDITABLE,
  REMOVABLE,
  RESUBMITTABLE,
  SUBMITTABLE,
} from '../../reference-backend/commerce/quotes/quote-status.ts'
import { judgedLine } from '../../reference-backend/commerce/lines/line-verdict.ts'
import { lineRequest } from '../../reference-backend/commerce/quotes/quote-line.ts'
import { Refusal } from '../../reference-backend/http/refusal.ts'
import { priceModel } from '../../reference-backend/pricing/price-model.ts'
import { readStatus } from '../../src/adapters/commerce/wire/status.wire.ts'
import { decodeProduct } from '../../src/adapters/search/wire/product.wire.ts'
import { normaliseModelCode } from '../../src/domain/catalogue/model-code.ts'
import type { Product } from '../../src/domain/catalogue/product.ts'
import { checkLine, type LinePricing } from '../../src/domain/draft-order/line-check.ts'
import { fieldOf } from '../../src/domain/draft-order/line-problem.ts'
import type { LineField, WrittenLine } from '../../src/domain/draft-order/written-line.ts'
import type { CalculatedPrice } from '../../src/domain/pricing/calculated-price.ts'
import { mayDo } from '../../src/domain/quote/quote-status.ts'
import { parseCalendarDate } from '../../src/domain/shared/calendar-date.ts'
import { modifiersOf, PLAIN_PRODUCTS, PRODUCTS, type SeededProduct } from './catalogue/seeded.ts'

const RUNS = 10_000
const TODAY = day('2026-03-02')
const DAY_BEFORE = '2026-03-01'

/**
 * Both readings get the catalogue as storage serves it: one as the server keeps it, one through the wire. The
 * seeded lead times are whole weeks; here three products of four take quarters of a week longer.
 */
const CATALOGUE = new Map(
  [...PRODUCTS, ...PLAIN_PRODUCTS]
    // Certificates are sent by email: they have no lead time that a line could be too early for.
    .filter(({ doc }) => doc.skuCode !== 'DOC')
    .map((seeded, index) => [
      seeded.doc.skuCode,
      { seeded: delayed(seeded, (index % 4) / 4), product: productFrom(seeded) },
    ]),
)
const SHELF = [...CATALOGUE.values()]

type Zone = 'US' | 'EU'

describe.each(['US', 'EU'] as const)('a line of the %s zone', (zone) => {
  it('is judged alike by the shop and by the server, 10,000 times', () => {
    const seen = new Map<string, number>()
    fc.assert(
      fc.property(lines(zone), fc.nat(1), (written, behind) => {
        // The server's day is the earliest on Earth: that of the customer, or the one before.
        const serverToday = behind === 0 ? TODAY : DAY_BEFORE
        const shop = verdictOfShop(written, zone, serverToday)
        const server = verdictOfServer(written, zone, serverToday)
        const verdict = verdictOn(server, shop, written, behind)
        seen.set(verdict, (seen.get(verdict) ?? 0) + 1)
      }),
      { numRuns: RUNS, seed: 20_260_302 },
    )
    // Lines of every kind have been compared, and enough of each.
    const verdicts = ['accepted', 'modelNumber', 'quantity', 'requestedDeliveryDate']
    expect(seen.get('a day too early for the customer only'), 'two days').toBeGreaterThan(4)
    for (const verdict of verdicts) expect(seen.get(verdict), verdict).toBeGreaterThan(RUNS / 20)
    for (const verdict of ['skuID', 'customerMaterialNumber']) {
      expect(seen.get(verdict), verdict).toBeGreaterThan(RUNS / 1000)
    }
  })
})

describe('a quote', () => {
  it.each(ALL_STATUSES.map((code) => ({ code, status: readStatus(code, '').status })))(
    'of status $code allows the same to the shop and to the server',
    ({ code, status }) => {
      expect(status).not.toBe('unknown')
      expect({
        edit: mayDo('edit', status),
        submit: mayDo('submit', status),
        resubmit: mayDo('resubmit', status),
        remove: mayDo('remove', status),
      }).toEqual({
        edit: EDITABLE.includes(code),
        submit: SUBMITTABLE.includes(code),
        resubmit: RESUBMITTABLE.includes(code),
        remove: REMOVABLE.includes(code),
      })
    },
  )
})

/**
 * What the server says, and that the shop says the same. The days that follow from today lie as far apart as the
 * two todays do; one that only the earlier of them allows is refused by the shop alone.
 */
function verdictOn(
  server: ReturnType<typeof verdictOfServer>,
  shop: ReturnType<typeof verdictOfShop>,
  { requestedDate }: WrittenLine,
  behind: number,
): string {
  if ('refused' in server) {
    expect(shop.request).toBeUndefined()
    expect(shop.fields).toContain(server.refused)
    return server.refused
  }
  const planned = later(server.request.plannedDeliveryDate, behind)
  if (behind > 0 && requestedDate.trim() !== '' && server.request.requestedDeliveryDate < planned) {
    expect(shop.fields).toEqual(['requestedDeliveryDate'])
    return 'a day too early for the customer only'
  }
  const requestedDeliveryDate =
    requestedDate.trim() === '' ? planned : server.request.requestedDeliveryDate
  expect(shop.request).toEqual({
    ...server.request,
    requestedDeliveryDate,
    plannedDeliveryDate: planned,
  })
  return 'accepted'
}

function later(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

function delayed(seeded: SeededProduct, weeks: number): SeededProduct {
  const { priceList } = seeded
  const plain = Object.entries(priceList.plain ?? {}).map(
    ([skuCode, terms]) => [skuCode, { ...terms, weeks: terms.weeks + weeks }] as const,
  )
  return {
    ...seeded,
    priceList: {
      ...priceList,
      leadWeeks: priceList.leadWeeks + weeks,
      ...(priceList.plain && { plain: Object.fromEntries(plain) }),
    },
  }
}

/** The shop asks for the price as soon as it can read the model, then judges. */
function verdictOfShop(written: WrittenLine, zone: Zone, serverToday: string) {
  const known = CATALOGUE.get(normaliseModelCode(written.modelCode).slice(0, 3))
  const product = known?.product ?? ('missing' as const)
  const ground = { written, zone, today: TODAY, isPreview: false }
  const { pricing } = checkLine({ ...ground, facts: { product, price: undefined } })
  const question = { zone, today: serverToday }
  const price = pricing && known ? priceOf(pricing, known.seeded, question) : undefined
  const { problems, request } = checkLine({ ...ground, facts: { product, price } })
  return {
    fields: [...new Set(problems.map((problem) => FIELD_OF[fieldOf(problem)]).flat())],
    request: request && {
      skuId: request.skuId,
      modelNumber: request.modelCode,
      quantity: request.quantity,
      requestedDeliveryDate: request.requestedDate,
      plannedDeliveryDate: request.plannedDate,
      customerMaterialNumber: request.customerMaterialNumber,
    },
  }
}

/** What the fields of a line are called on the wire. */
const FIELD_OF: Readonly<Record<LineField, readonly string[]>> = {
  modelCode: ['modelNumber', 'skuID'],
  quantity: ['quantity'],
  requestedDate: ['requestedDeliveryDate'],
  customerMaterialNumber: ['customerMaterialNumber'],
}

/** The server gets the cells as they are, but for the date, which a sheet writes in another form than a call. */
function verdictOfServer(written: WrittenLine, zone: Zone, today: string) {
  try {
    const read = lineRequest({
      skuID: '',
      modelNumber: written.modelCode,
      quantity: written.quantity,
      requestedDeliveryDate: sentDate(written.requestedDate.trim()),
      customerMaterialNumber: written.customerMaterialNumber.trim(),
    })
    const product = CATALOGUE.get(read.modelNumber.slice(0, 3))?.seeded
    const sku =
      product?.doc.skus.find(({ skuCode }) => skuCode === read.modelNumber) ?? product?.doc.skus[0]
    const line = { ...read, skuID: sku?.skuID ?? '' }
    const {
      price: _,
      sku: __,
      customCode: ___,
      ...request
    } = judgedLine(line, {
      product,
      zone,
      today,
    })
    return { request }
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    return { refused: Object.keys(problem.errors)[0] ?? '' }
  }
}

/** A bare day is right in a call and wrong in a sheet (O-16); what is no timestamp is sent as it stands. */
function sentDate(cell: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(cell)) return `${cell} without a time`
  return /^(.{10})T\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/.exec(cell)?.[1] ?? cell
}

function priceOf(
  { modelCode, quantity }: LinePricing,
  { doc, priceList }: SeededProduct,
  question: { readonly zone: Zone; readonly today: string },
): CalculatedPrice | 'missing' {
  const product = { doc, priceList }
  const price = priceModel({ product, ...question, modelNumber: modelCode, quantity })
  if (!price.ok) return 'missing'
  const { effectiveLeadTime: weeks, leadDeliveryDate, calculatedQATS } = price
  return {
    modelCode: price.modelNumber,
    quantity,
    total: price.totalModelPriceAfterDiscountAfterSurchargeAfterTax,
    unit: price.unitPrice,
    currency: price.currencyCode,
    parts: undefined,
    leadTime: { weeks, earliest: day(leadDeliveryDate) },
    available: calculatedQATS ?? undefined,
  }
}

/** Good and bad lines: each cell is right more often than not, so that whole lines are right now and then. */
function lines(zone: Zone): fc.Arbitrary<WrittenLine> {
  return fc
    .record({
      place: fc.nat(SHELF.length - 1),
      picks: fc.array(fc.nat(999), { minLength: 10, maxLength: 10 }),
      spoil: fc.nat(39),
      amount: fc.nat(999),
      date: fc.nat(39),
      text: fc.nat(99),
    })
    .map(({ place, picks, spoil, amount, date, text }) => {
      const seeded = SHELF[place]?.seeded
      if (seeded === undefined) throw new Error('There is no such product.')
      const code = codeOf(seeded, zone, picks)
      const quantity = quantityFor(seeded, zone, { code, amount })
      return {
        key: 'line',
        number: 1,
        modelCode: spoilt(code, spoil, picks),
        quantity,
        requestedDate: dateCell(date, amount, firstDay(seeded, zone, { code, quantity })),
        customerMaterialNumber:
          text === 0 ? 'x'.repeat(256) : text === 1 ? 'x'.repeat(255) : 'MAT 7',
      }
    })
}

/** A code of the product, whole; every third family model is one that is in stock, where there is one. */
function codeOf(seeded: SeededProduct, zone: Zone, picks: readonly number[]): string {
  const [first = 0] = picks
  const { doc, priceList } = seeded
  if (priceList.plain) return doc.skus[first % doc.skus.length]?.skuCode ?? ''
  const stocked = Object.keys(priceList.stock)
  if (stocked.length > 0 && first % 3 === 0) return stocked[(first / 3) % stocked.length] ?? ''
  const codes = modifiersOf(doc, zone).map(({ options, required }, index) => {
    const pick = picks[index] ?? 0
    if (!required && pick % 2 === 0) return ''
    // Hidden options come up too: they are refused by both.
    return options[pick % options.length]?.code ?? ''
  })
  return doc.skuCode + codes.join('')
}

/** Six of ten codes stay as they are; the others get one of the faults that typing and copying make. */
function spoilt(code: string, way: number, [, at = 0, what = 0]: readonly number[]): string {
  const place = 3 + (at % Math.max(1, code.length - 3))
  const sign = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789#é'[what % 38] ?? ''
  const ways = [
    () => code.slice(0, place) + sign + code.slice(place + 1),
    () => code.slice(0, place) + code.slice(place + 1),
    () => code.slice(0, place) + sign + code.slice(place),
    () => code.slice(0, place),
    () => `Z9${code}`,
    () => '',
    () => code.slice(0, at % 4),
    () => code.toLowerCase(),
    () => ` ${code.slice(0, 3)}-${code.slice(3, place)} ${code.slice(place)}`,
    () => (at % 20 === 0 ? 'X'.repeat(300) : code),
    () => `${code.slice(0, place).toLowerCase()}–${code.slice(place)}`,
    () => `${code.slice(0, 3)}/${code.slice(3, place)}.${code.slice(place)}\u00ad`,
  ]
  return ways[way]?.() ?? code
}

/** Around the smallest quantity, the step and the stock, and texts that are no quantity. */
function quantityFor(
  { doc, priceList }: SeededProduct,
  zone: Zone,
  { code, amount }: { readonly code: string; readonly amount: number },
): string {
  const product = { doc, priceList }
  const price = priceModel({ product, zone, modelNumber: code, quantity: 0, today: TODAY })
  const { min = 1, step = 1 } = price.ok ? {} : price
  const plain = doc.skus.find(({ skuCode }) => skuCode === code)
  const atHand = plain?.calculatedQATS ?? priceList.stock[code] ?? 50
  const most = plain?.skuOrderMaximumQuantity ?? 99_999
  const smallest = Math.ceil(min / step) * step
  const words = ['', '0', 'ten', '1.5', '-3', '1e2', '1234567890', '٣', ' 12 ', '012']
  const near = [
    min - 1,
    min,
    min + 1,
    smallest + step,
    smallest + 1,
    atHand,
    atHand + 1,
    most,
    most + 1,
  ]
  if (amount % 12 === 0) return words[(amount / 12) % words.length] ?? ''
  if (amount % 3 === 0)
    return String(Math.min(near[(amount / 3) % near.length] ?? 1, most + (plain ? 1 : 0)))
  return String(smallest + step * (amount % 4))
}

/** The first day that a server still allows whose day is the one before; undefined for what has no price. */
function firstDay(
  { doc, priceList }: SeededProduct,
  zone: Zone,
  { code, quantity }: { readonly code: string; readonly quantity: string },
): string | undefined {
  const amount = Number.parseInt(quantity, 10)
  if (Number.isNaN(amount)) return undefined
  const product = { doc, priceList }
  const question = { zone, modelNumber: code, quantity: amount, today: DAY_BEFORE } as const
  const price = priceModel({ product, ...question })
  return price.ok ? price.leadDeliveryDate : undefined
}

/** Empty, on the first possible day and around it, far away, and in the forms that sheets are full of. */
function dateCell(way: number, amount: number, first: string | undefined): string {
  const date = new Date(Date.parse(`${TODAY}T00:00:00Z`) + 86_400_000 * (amount % 150))
  const written = date.toISOString().slice(0, 10)
  const odd = [
    written,
    `${written} 08:00`,
    `${written}T08:00:00`,
    `${written}T08:00Z`,
    '03/09/2027',
    '9.3.2027',
    '2027-02-30T00:00:00Z',
    '2027-13-01T00:00:00Z',
    '46000',
    'soon',
  ]
  if (way < odd.length / 2) return odd[(way * 2 + (amount % 2)) % odd.length] ?? ''
  if (way < 18) return ''
  if (way < 22) return `${written}T23:59:59-11:00`
  if (way < 32) return ` ${written}T00:00:00+14:00 `
  if (way < 34 && first !== undefined) return `${first}T08:30:00Z`
  return `2027-${String(1 + (amount % 12)).padStart(2, '0')}-15T08:30:00Z`
}

function productFrom({ doc }: SeededProduct): Product {
  const decoded = decodeProduct(structuredClone(doc))
  if (E.isLeft(decoded)) throw new Error(`The definition of ${doc.skuCode} cannot be read.`)
  return decoded.right
}

function day(text: string) {
  const date = parseCalendarDate(text)
  if (date === undefined) throw new Error(`${text} is no day.`)
  return date
}
