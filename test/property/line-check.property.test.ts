import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AddressZone } from '../../src/domain/account/address-zone.ts'
import { codedProduct } from '../../src/domain/catalogue/model-code.ts'
import { decodeModelCode } from '../../src/domain/catalogue/model-code-decoding.ts'
import { modifiersOf, type Product } from '../../src/domain/catalogue/product.ts'
import { columnsOf } from '../../src/domain/draft-order/csv-columns.ts'
import { linesOf } from '../../src/domain/draft-order/csv-lines.ts'
import { readDateCell } from '../../src/domain/draft-order/csv-date.ts'
import { resolveCustomCode } from '../../src/domain/draft-order/custom-code.ts'
import { checkLine, type LineToCheck } from '../../src/domain/draft-order/line-check.ts'
import { fieldOf } from '../../src/domain/draft-order/line-problem.ts'
import { repairsFor } from '../../src/domain/draft-order/line-repair.ts'
import { earliestDelivery } from '../../src/domain/pricing/lead-time.ts'
import {
  checkQuantity,
  parseQuantity,
  quantityRule,
} from '../../src/domain/pricing/quantity-rule.ts'
import { calendarDateArb } from '../arbitraries/calendar-date.arb.ts'
import { writtenLineArb } from '../arbitraries/written-line.arb.ts'
import { aDay } from '../builders/a-day.ts'
import { aPrice } from '../builders/a-price.ts'
import { aModifier, anOption, aProduct } from '../builders/a-product.ts'
import { someKeys } from '../builders/a-written-line.ts'
import { runs } from './runs.ts'

/** The builder's motor, with a pallet whose minimum is no multiple of its step. */
const motor = withPallet(aProduct(), { minimum: 50, step: 24 })
const zoneArb = fc.constantFrom<AddressZone>('US', 'EU')

/** A line with all that is known of it; the price sometimes not yet, sometimes never. */
const lineArb: fc.Arbitrary<LineToCheck> = fc
  .record({
    line: writtenLineArb,
    zone: zoneArb,
    weeks: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
    available: fc.option(fc.constantFrom(0, 1, 24, 60, 100), { nil: undefined }),
    hasPrice: fc.constantFrom('yes', 'yes', 'yes', 'missing', 'not yet'),
    isMissing: fc.nat({ max: 9 }).map((draw) => draw === 0),
    today: fc.oneof(
      { weight: 4, arbitrary: fc.constant(aDay('2026-03-08')) },
      { weight: 1, arbitrary: calendarDateArb },
    ),
    isPreview: fc.boolean(),
  })
  .map(({ line, weeks, available, hasPrice, isMissing, ...rest }) => {
    const answer = aPrice({ available, leadTime: { weeks, earliest: undefined } })
    const price = hasPrice === 'yes' ? answer : hasPrice === 'missing' ? 'missing' : undefined
    const facts = { product: isMissing ? ('missing' as const) : motor, price } as const
    return { written: { key: 'line-1', number: 2, ...line }, facts, ...rest }
  })

describe('a checked line', () => {
  it('is a request exactly when every rule on its own accepts it (CSV-12, CSV-13)', () => {
    fc.assert(
      fc.property(lineArb, (line) => {
        const { request, problems } = checkLine(line)
        const isPriced = line.facts.price !== undefined
        expect(request !== undefined).toBe(isPriced && keepsEveryRule(line))
        if (isPriced && line.written.modelCode !== '') {
          expect(problems.length === 0).toBe(request !== undefined)
        }
      }),
      { numRuns: runs(3000) },
    )
  })

  it('tells each kind of problem once, in the order of the specification', () => {
    const order = [
      'sku-not-found',
      'invalid-model',
      'below-minimum',
      'off-step',
      'above-available',
      'too-early',
      'invalid-date',
      'too-long',
    ]
    fc.assert(
      fc.property(lineArb, (line) => {
        const places = checkLine(line).problems.map(({ kind }) => order.indexOf(kind))
        expect(places).toEqual([...new Set(places)].toSorted((one, other) => one - other))
        expect(places).not.toContain(-1)
      }),
      { numRuns: runs(1000) },
    )
  })

  it('has the same model as every other way of reading its code', () => {
    fc.assert(
      fc.property(lineArb, (line) => {
        const { zone, isPreview, written } = line
        const direct = decodeModelCode(
          codedProduct(motor, { skuCode: 'OM1', zone, isPreview }),
          written.modelCode,
        )
        const facts = { product: motor, price: undefined }
        const { choices, problems } = checkLine({ ...line, facts })
        const code = { customCode: 'C', modelCode: written.modelCode, price: undefined }
        const custom = resolveCustomCode(code, motor, { zone, isPreview })
        expect(choices !== undefined).toBe(direct.kind === 'complete')
        expect(E.isRight(custom)).toBe(direct.kind === 'complete')
        if (E.isRight(custom)) expect(custom.right.choices).toEqual(choices)
        const [problem] = problems
        if (problem?.kind === 'invalid-model') expect(problem.decoding).toEqual(direct)
      }),
    )
  })
})

describe('a repair', () => {
  it('settles all that is wrong with its cell, and touches no other', () => {
    fc.assert(
      fc.property(lineArb, (line) => {
        const checked = checkLine(line)
        for (const repair of repairsFor(checked, line)) {
          const written = { ...line.written, [repair.field]: repair.text }
          const after = checkLine({ ...line, written }).problems
          expect(after.filter((problem) => fieldOf(problem) === repair.field)).toEqual([])
          if (repair.field === 'modelCode') continue
          const elsewhere = checked.problems.filter((each) => fieldOf(each) !== repair.field)
          expect(after).toEqual(elsewhere)
        }
      }),
      { numRuns: runs(2000) },
    )
  })

  it('is there for every plain quantity and every date that could be had', () => {
    fc.assert(
      fc.property(lineArb, (line) => {
        const checked = checkLine(line)
        const { rule, available } = checked.bounds
        const faulty = new Set(checked.problems.map(fieldOf))
        const repaired = new Set(repairsFor(checked, line).map(({ field }) => field))
        const smallest = Math.ceil(rule.minimum / rule.step) * rule.step
        const isPlain = /^\d{0,9}$/.test(line.written.quantity)
        const canBeHad = smallest <= (available ?? Infinity)
        if (isPlain) expect(repaired.has('quantity')).toBe(faulty.has('quantity') && canBeHad)
        if (!canBeHad) expect(repaired.has('quantity')).toBe(false)
        if (checked.earliest) {
          expect(repaired.has('requestedDate')).toBe(faulty.has('requestedDate'))
        }
      }),
      { numRuns: runs(1000) },
    )
  })

  it('is sure of one thing at most in a cell, and never of a day that is past', () => {
    fc.assert(
      fc.property(lineArb, (line) => {
        const repairs = repairsFor(checkLine(line), line)
        for (const field of ['modelCode', 'quantity', 'requestedDate'] as const) {
          const sure = repairs.filter((repair) => repair.isSure && repair.field === field)
          expect(sure.length).toBeLessThanOrEqual(1)
        }
        const day = readDateCell(line.written.requestedDate)
        if (day.kind === 'day' && day.date < line.today) {
          expect(repairs.some(({ isSure, field }) => isSure && field === 'requestedDate')).toBe(
            false,
          )
        }
      }),
      { numRuns: runs(1000) },
    )
  })

  it('offers three codes at most, each of which can be read whole', () => {
    fc.assert(
      fc.property(lineArb, (line) => {
        const codes = repairsFor(checkLine(line), line).filter(({ kind }) => kind === 'use-code')
        expect(codes.length).toBeLessThanOrEqual(3)
        for (const { text } of codes) {
          const product = codedProduct(motor, { skuCode: 'OM1', ...line })
          expect(decodeModelCode(product, text).kind).toBe('complete')
        }
      }),
    )
  })
})

describe('rows of anything', () => {
  it('are read, checked and repaired without a fault: ten thousand lines (CSV-11)', () => {
    const cellArb = fc.oneof(
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('OM1', 'Qty', 'Model', '1', '2027-03-09', '', '\u0000'),
      },
    )
    const rowsArb = fc.array(fc.array(cellArb, { maxLength: 6 }), {
      minLength: 100,
      maxLength: 100,
    })
    let lines = 0
    fc.assert(
      fc.property(rowsArb, zoneArb, (texts, zone) => {
        const rows = texts.map((cells, index) => ({ line: index + 1, cells }))
        for (const written of linesOf(rows, columnsOf(rows), someKeys())) {
          lines += 1
          const facts = { product: motor, price: aPrice() }
          const line = { written, facts, zone, today: aDay('2026-03-08'), isPreview: false }
          repairsFor(checkLine(line), line)
        }
      }),
      { numRuns: 180 },
    )
    expect(lines).toBeGreaterThan(10_000)
  })
})

/** The rules one by one, each asked where it lives. */
function keepsEveryRule({ written, facts, zone, today, isPreview }: LineToCheck): boolean {
  if (facts.product === 'missing' || facts.product === undefined) return false
  const product = codedProduct(motor, { skuCode: 'OM1', zone, isPreview })
  const decoding = decodeModelCode(product, written.modelCode)
  if (decoding.kind !== 'complete') return false
  const rule = quantityRule(modifiersOf(motor, zone), decoding.choices, zone)
  const price = facts.price === 'missing' ? undefined : facts.price
  const pieces = parseQuantity(written.quantity) ?? 0
  const day = readDateCell(written.requestedDate)
  const leadTime = price?.leadTime ?? { weeks: undefined, earliest: undefined }
  return (
    E.isRight(checkQuantity(written.quantity, rule)) &&
    pieces <= (price?.available ?? Infinity) &&
    day.kind !== 'invalid' &&
    (day.kind === 'empty' || day.date >= earliestDelivery(today, leadTime)) &&
    written.customerMaterialNumber.length <= 255
  )
}

function withPallet(product: Product, figures: { minimum: number; step: number }): Product {
  const packaging = aModifier('packaging', {
    options: [anOption('S', { minimum: 1, step: 1 }), anOption('P', figures)],
  })
  const { US, EU } = product.modifiers
  const swapped = (modifiers: typeof US) =>
    modifiers.map((each) => (each.key === packaging.key ? packaging : each))
  return { ...product, modifiers: { US: swapped(US), EU: swapped(EU) } }
}
