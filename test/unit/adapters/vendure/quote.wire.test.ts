/** Quotes of Vendure, read once at the wire. */
import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { decodeQuote, decodeQuoteAfter } from '../../../../src/adapters/vendure/wire/quote.wire.ts'

const line = {
  id: '3',
  productName: 'TM200 Orbital Motor',
  urlTitle: 'tm200',
  skuId: 'sku',
  modelCode: 'TM231A1U3BS',
  segments: [{ codeTitle: 'Size', code: '31', title: '31 cm³' }],
  quantity: 5,
  minimum: 1,
  step: 1,
  weeks: 3,
  earliest: '2031-03-03',
  stock: null,
  unitPrice: 282.9,
  lineTotal: 1414.5,
}

const sums = {
  subtotal: 1414.5,
  discount: 0,
  surcharge: 0,
  afterSurcharge: 1334.43,
  tax: 80.07,
  afterTax: 1414.5,
  isVat: false,
}

const quote = {
  id: '7',
  number: 'V000000007',
  status: 'returned',
  statusName: 'Returned',
  steps: [{ status: 'returned', reason: 'Take ten.', at: '2031-01-01T00:00:00Z' }],
  currency: 'USD',
  dispatch: 'by-pigeon',
  answerBy: null,
  validUntil: null,
  contentsTag: 'seen',
  lines: [line],
  fulfilment: null,
  sums,
}

describe('a quote', () => {
  it('is read with its lines, its history and its sums', () => {
    expect(decodeQuote(quote)).toMatchObject(
      E.right({
        id: '7',
        status: 'returned',
        history: [{ status: 'returned', reason: 'Take ten.' }],
        items: [{ id: '3', quantity: 5, rule: { minimum: 1, step: 1 }, stock: undefined }],
        fulfilments: [],
        totals: { afterTax: 1414.5 },
        dispatch: undefined,
        contentsTag: 'seen',
      }),
    )
  })

  it('keeps a status that we do not know as its name, and lets nothing be done', () => {
    const strange = { ...quote, status: 'on-hold', statusName: '' }
    expect(decodeQuote(strange)).toMatchObject(
      E.right({ status: 'unknown', statusName: 'on-hold' }),
    )
  })

  it('is not read at all where a line cannot be', () => {
    const broken = { ...quote, lines: [line, { ...line, quantity: 'many' }] }
    expect(decodeQuote(broken)).toMatchObject({ _tag: 'Left' })
  })

  it('is gone with its last line (QUOTE-58)', () => {
    expect(decodeQuoteAfter(null)).toEqual(E.right({ kind: 'gone' }))
    expect(decodeQuoteAfter({ ...quote, lines: [] })).toEqual(E.right({ kind: 'gone' }))
  })
})
