import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  bulkMessages,
  checkBulkLine,
  type ChosenReadings,
  isInMessages,
  matchedBulkLine,
  quotedGoods,
  wantedOwnCodes,
  wantedSkuCodes,
} from '../../../../src/domain/bulk-order/bulk-check.ts'
import {
  type BulkEntry,
  emptyEntry,
  inMode,
  joined,
  linesIn,
  tableTextOf,
  withoutLines,
  withChange,
} from '../../../../src/domain/bulk-order/bulk-entry.ts'
import type { Sku } from '../../../../src/domain/catalogue/product.ts'
import type { ProductAnswer } from '../../../../src/domain/catalogue/product-answer.ts'
import type { OwnCodeAnswer } from '../../../../src/domain/draft-order/own-code.ts'
import { aPlainProduct, aPlainSku } from '../../../builders/a-plain-product.ts'
import { anAmbiguousProduct, shaftAndPorts } from '../../../builders/an-ambiguous-product.ts'
import { aProduct, aSku } from '../../../builders/a-product.ts'

const list = (text: string): BulkEntry => ({ ...emptyEntry, text })
const cells = (entry: BulkEntry) => linesIn(entry).map(({ code, quantity }) => [code, quantity])

describe('the list of a bulk order', () => {
  it('keeps a quantity behind an empty column, and one that is no whole number', () => {
    expect(cells(list('BM507BSF0N1;;8\nSK1N10\t\t5\nSK1N12;;left\nTM105A3UN0S 2.5'))).toEqual([
      ['BM507BSF0N1', '8'],
      ['SK1N10', '5'],
      ['SK1N12', ''],
      ['TM105A3UN0S', '2.5'],
    ])
  })

  it('is told as a sheet of codes and quantities, which keeps every mark in its cell', () => {
    const lines = linesIn(list('SK1N10, 5\nOM1080CNS\n1/2" BSP; 7\n, 9'))
    const text = tableTextOf(lines)
    expect(text).toBe('SK1N10\t5\nOM1080CNS\t\n"1/2"" BSP"\t7\n\t9')
  })

  it('has a code and a quantity on each line, however they are parted', () => {
    const text = 'SK1N10, 5\nSK1N12;6\r\nSK1V10\t7\n SK1N10   8 \n\nSK1N12\n, 9\nSK1N10, 5, left'
    expect(cells(list(text))).toEqual([
      ['SK1N10', '5'],
      ['SK1N12', '6'],
      ['SK1V10', '7'],
      ['SK1N10', '8'],
      ['SK1N12', ''],
      ['', '9'],
      ['SK1N10', '5'],
    ])
  })

  it('keeps a quantity as it is written, so that a thousand is never one, and two and a half never two (CSV-02)', () => {
    const text = [
      'SK1N10\t1,000',
      'SK1N10;1,000;left',
      'SK1N10|2,5',
      'SK1N10, 1,000',
      'SK1N10,1,000',
      'SK1N10 1.000',
      'SK1N10, 1 000',
      'SK1N10, 1,000 pcs',
      'SK1N10, 1,000, left',
      'SK1N10, 2,5',
      'SK1N10,2,5',
      'SK1N10, 2, 5',
    ]
    const read = cells(list(text.join('\n')))
    expect(read.map(([code]) => code)).toEqual(text.map(() => 'SK1N10'))
    expect(read.map(([, quantity]) => quantity)).toEqual([
      '1,000',
      '1,000',
      '2,5',
      '1,000',
      '1,000',
      '1.000',
      '1 000',
      '1,000 pcs',
      '1,000',
      '2,5',
      '2,5',
      '2',
    ])
    const again = inMode(inMode(list('SK1N10\t1,000\nSK1N10\t2,5'), 'lines'), 'list')
    expect(cells(again)).toEqual([
      ['SK1N10', '1,000'],
      ['SK1N10', '2,5'],
    ])
  })

  it('may say how many times a code is wanted', () => {
    const text = '10x SK1N10\n3 X SK1N10\nSK1N12 x 4\nSK1N12 ×5\ntm2-49 a1u3x 2\n4x10 SK1'
    expect(cells(list(text))).toEqual([
      ['SK1N10', '10'],
      ['SK1N10', '3'],
      ['SK1N12', '4'],
      ['SK1N12', '5'],
      ['tm2-49 a1u3x', '2'],
      ['4x10 SK1', ''],
    ])
  })

  it('may have its number in a word, which a part of a code is not', () => {
    expect(cells(list('SK1N10 five\nSK1N12 Zwölf\ntm2-49 a\nSK1N10 pieces'))).toEqual([
      ['SK1N10', '5'],
      ['SK1N12', '12'],
      ['tm2-49 a', ''],
      ['SK1N10 pieces', ''],
    ])
  })

  it('may name the pieces behind the number, which a part of a code does not', () => {
    expect(cells(list('SKT1NC 2 pcs\nSKT1NC 1,000 Stück\nSKT1NC 5stk.\ntm2 49 a'))).toEqual([
      ['SKT1NC', '2 pcs'],
      ['SKT1NC', '1,000 Stück'],
      ['SKT1NC', '5stk.'],
      ['tm2 49 a', ''],
    ])
  })

  it('keeps a number whose thousands may be parted whole, and beside its code: it may mean two', () => {
    const entry = list("SKT1NC 1.000\nSKT1NC 1,000\nSKT1NC;1,000\nSK1N12 1'000\nSK1N12 5, left")
    const read = [
      ['SKT1NC', '1.000'],
      ['SKT1NC', '1,000'],
      ['SKT1NC', '1,000'],
      ['SK1N12', "1'000"],
      ['SK1N12 5', 'left'],
    ]
    expect(cells(entry)).toEqual(read)
    expect(cells(inMode(inMode(entry, 'grid'), 'list'))).toEqual(read)
  })

  it('may be written in the wide letters of Asian keyboards', () => {
    const entry = list('ＴＭ２77B1U3BS　２\nＳＫ１Ｎ１０，５')
    expect(cells(entry)).toEqual([
      ['TM277B1U3BS', '2'],
      ['SK1N10', '5'],
    ])
    const row = { key: '1', code: 'ＳＫ１Ｎ１０', quantity: '５' }
    expect(cells({ mode: 'grid', text: '', lines: [row] })).toEqual([['SK1N10', '5']])
  })

  it('goes along into the other ways of entering and back', () => {
    const entry = list('SK1N10, 5\nSK1N12')
    const grid = inMode(entry, 'grid')
    expect(cells(grid)).toEqual(cells(entry))
    expect(grid.lines.filter(({ code }) => code === '').length).toBeGreaterThan(0)
    expect(inMode(inMode(grid, 'lines'), 'list').text).toBe('SK1N10, 5\nSK1N12')
  })

  it('loses the lines that were added, each once, and nothing that was typed meanwhile', () => {
    const sent = linesIn(list('SK1N10, 5\nSK1N12, 1'))
    const typed = list('SK1N10, 5\nSK1N10, 5\nSK1N12, 1\nSK1V10, 2')
    expect(withoutLines(typed, sent).text).toBe('SK1N10, 5\nSK1V10, 2')
  })
})

describe('another quantity or code of one line', () => {
  const written = 'SK1N10 - 2\n\n SK1N12, 1,000\nSK1N12,5 '

  it('leaves the others as they are written, in a list and in rows', () => {
    const [, line] = linesIn(list(written))
    if (!line) expect.fail('It is a line.')
    expect(withChange(list(written), line, { quantity: '1000' }).text).toBe(
      'SK1N10 - 2\n\nSK1N12, 1000\nSK1N12,5 ',
    )
    const rows = inMode(list(written), 'grid')
    const [, row] = rows.lines
    if (!row) expect.fail('It is a row.')
    expect(cells(withChange(rows, row, { quantity: '1' }))[1]).toEqual(['SK1N12', '1'])
    expect(withChange(rows, row, { quantity: '1' }).lines).toHaveLength(rows.lines.length)
  })

  it('or another code is read as it is written, also one with a blank or a comma in it', () => {
    const [line] = linesIn(list('us1018'))
    if (!line) expect.fail('It is a line.')
    for (const code of ['US-1018', 'US 1018', 'US,10', '10 x 18']) {
      const changed = withChange(list('us1018'), line, { code })
      expect(linesIn(changed)).toMatchObject([{ code, quantity: '' }])
      const five = withChange(list('us1018'), line, { code, quantity: '5' })
      expect(linesIn(five)).toMatchObject([{ code, quantity: '5' }])
    }
  })

  it('is that of the line which says the same, where others have left before it', () => {
    const [, line] = linesIn(list('SK1N10, 2\nSK1N12, 1,000'))
    if (!line) expect.fail('It is a line.')
    expect(withChange(list('SK1N12, 1,000'), line, { quantity: '1000' }).text).toBe('SK1N12, 1000')
    expect(withChange(list('SK1N14'), line, { quantity: '1000' }).text).toBe('SK1N14')
  })
})

describe('a line of a bulk order', () => {
  const plain = aPlainProduct({
    skus: [
      aPlainSku('N10'),
      aPlainSku('N12', { available: 3 }),
      aPlainSku('V10', { allowsCart: false }),
    ],
  })
  const products = new Map<string, ProductAnswer>([
    ['SK1', E.right(plain)],
    ['OM1', E.right(aProduct())],
    ['ZZZ', E.right('missing')],
    ['OM2', E.right('missing')],
    ['BAD', E.left({ kind: 'unreachable', offline: false })],
    ['OM0', E.right({ departed: 'Orbital motor OM0', successor: aProduct({ name: 'OM1' }) })],
    [
      'KIT',
      E.right({ departed: 'Old kit', successor: aPlainProduct({ skus: [aPlainSku('N10')] }) }),
    ],
    ['BOX', E.right({ departed: 'Old box', successor: plain })],
  ])
  const reader = { zone: 'US', isPreview: false } as const
  const own = (customCode: string, modelCode: string) =>
    [customCode, E.right({ customCode, modelCode, price: undefined })] as const
  const ownCodes = new Map<string, OwnCodeAnswer>([
    own('MY-KIT', 'SK1N10'),
    own('MY-MOTOR', 'OM1080CNS'),
    own('SK1N12', 'SK1N10'),
    own('MY-OLD', 'ZZZ100'),
    ['MY-LOST', E.left({ kind: 'timed-out' })],
    ['MY-NONE', E.right('none')],
    ['MY/KIT', E.right({ customCode: 'MY-KIT', modelCode: 'SK1N10', price: undefined })],
    [
      'MY1018',
      E.right({
        alike: ['MY-1018', 'MY 10-18'].map((customCode) => ({
          customCode,
          modelCode: 'SK1N10',
          price: undefined,
        })),
      }),
    ],
  ])
  const check = (code: string, quantity = '2') =>
    checkBulkLine({ key: '1', code, quantity }, { products, ownCodes, readings: new Map() }, reader)

  it.each([
    ['sk1-n10', '4', { kind: 'ready', quantity: 4 }],
    ['SK1N10', '', { kind: 'ready', quantity: 2 }],
    ['SK1N10', '1', { kind: 'quantity', problem: { kind: 'below-minimum' } }],
    ['SK1N12', '5', { kind: 'quantity', problem: { kind: 'above-available' } }],
    ['SK1N10', 'five', { kind: 'quantity', problem: { kind: 'not-a-number' }, possible: [5] }],
    ['SK1N10', '1.000', { kind: 'quantity', possible: [120, 2] }],
    ['SK1N10', '100 pcs', { kind: 'quantity', possible: [100] }],
    ['OM1080CNS', '1,000 pcs', { kind: 'quantity', possible: [1000, 1] }],
    ['SK1N10', '2 pcs', { kind: 'quantity', possible: [2] }],
    ['SK1N12', '1,000', { kind: 'quantity', possible: [3, 2] }],
    ['SK1V10', '1,000', { kind: 'quantity', problem: { kind: 'not-a-number' } }],
    ['OM1080CNS', '1,000', { kind: 'quantity', possible: [1000, 1], limit: undefined }],
    ['SK1V10', '2', { kind: 'for-quote', code: 'SK1V10' }],
    ['OM1080CNS', '2', { kind: 'ready', quantity: 2, model: { code: 'OM1080CNS' } }],
    ['OM1080', '2', { kind: 'incomplete', code: 'OM1080' }],
    ['OM1O80CNS', '2', { kind: 'wrong-model', codes: ['OM1080CNS'] }],
    ['OM1080CNS9Z', '2', { kind: 'wrong-model', code: 'OM1080CNS9Z', quantity: '2' }],
    ['OM1999', '2', { kind: 'wrong-model', code: 'OM1999', quantity: '2' }],
    ['SK1X99', '2', { kind: 'not-found' }],
    ['ZZZ100', '2', { kind: 'not-found', codes: [] }],
    ['OM2080CNS', '2', { kind: 'not-found', codes: ['OM1080CNS'] }],
    ['OM0080CNS', '2', { kind: 'replaced', departed: 'Orbital motor OM0', successor: 'OM1' }],
    ['OM0080CNS', '2', { kind: 'replaced', codes: ['OM1080CNS'] }],
    ['KIT7', '2', { kind: 'replaced', codes: ['SK1N10'] }],
    ['BOX7', '2', { kind: 'replaced', codes: [] }],
    ['!!', '2', { kind: 'invalid' }],
    ['AB', '2', { kind: 'invalid' }],
    ['  ', '2', { kind: 'blank' }],
    ['BAD100', '2', { kind: 'unchecked', failure: { kind: 'unreachable' } }],
    ['NEW100', '2', { kind: 'unchecked', failure: undefined }],
  ])('%j in a quantity of %j is %j', (code, quantity, verdict) => {
    expect(check(code, quantity).verdict).toMatchObject(verdict)
  })

  it('goes on a quote where a quote says its price, and where it is quoted at all', () => {
    const goodsOf = (sku: Partial<Sku>) => {
      const product = aPlainProduct({ skus: [aPlainSku('N10', sku)] })
      const line = { key: '1', code: 'SK1N10', quantity: '4' }
      const known = {
        products: new Map([['SK1', E.right(product)]]),
        ownCodes,
        readings: new Map(),
      }
      return quotedGoods(checkBulkLine(line, known, reader))
    }
    expect(goodsOf({})).toBeUndefined()
    expect(goodsOf({ isQuoteOnly: true })).toMatchObject({ modelCode: 'SK1N10', quantity: 4 })
    expect(goodsOf({ isQuoteOnly: true, allowsQuote: false })).toBeUndefined()
  })

  it('is matched by hand where cart or quote take it by a code that was none before', () => {
    const matched = (code: string) => matchedBulkLine(check(code))
    expect(matched('ZZZ100')).toMatchObject({ text: 'ZZZ100', isUnknown: true, isReady: false })
    expect(matched('OM1080CNS')).toMatchObject({ isUnknown: false, isReady: true })
    expect(matched('OM1080')).toMatchObject({ isUnknown: false, isReady: false })
  })

  it('whose number may mean two is not ordered in either, and its code is no fault', () => {
    const products = new Map<string, ProductAnswer>([['SK1', E.right(aPlainProduct())]])
    const [line] = linesIn(list('SK1N10 1.000'))
    if (!line) expect.fail('It is a line.')
    const known = { products, ownCodes: new Map(), readings: new Map() }
    expect(checkBulkLine(line, known, { zone: 'EU', isPreview: false }).verdict).toEqual({
      kind: 'quantity',
      problem: { kind: 'not-a-number' },
      possible: [120, 2],
      limit: { kind: 'above-available', available: 120 },
    })
  })

  it('is what one of the customer’s own codes stands for, unless an article has that code', () => {
    const found = new Map([...products, ['MYK', E.right('missing' as const)]])
    for (const code of ['MYM', 'MYO', 'MYL', 'MYN']) found.set(code, E.right('missing'))
    const verdictOf = (code: string, quantity = '4') =>
      checkBulkLine(
        { key: '1', code, quantity },
        { products: found, ownCodes, readings: new Map() },
        reader,
      ).verdict
    expect(verdictOf('my-kit')).toMatchObject({
      kind: 'ready',
      sku: { code: 'SK1N10' },
      customCode: 'MY-KIT',
    })
    expect(verdictOf('My-Motor')).toMatchObject({
      kind: 'ready',
      model: { code: 'OM1080CNS' },
    })
    expect(verdictOf('SK1N12', '2')).toMatchObject({ kind: 'ready', sku: { code: 'SK1N12' } })
    expect(verdictOf('MY-OLD')).toMatchObject({ kind: 'not-found' })
    expect(verdictOf('MY-LOST')).toEqual({ kind: 'unchecked', failure: { kind: 'timed-out' } })
    expect(verdictOf('MY-NONE')).toMatchObject({ kind: 'not-found' })
    const lines = linesIn(list('SK1N10\nMY-NEW\nmy-new\nMY-NONE'))
    const known = {
      products: found.set('MYN', E.right('missing')),
      ownCodes,
      readings: new Map(),
    }
    expect(wantedOwnCodes(lines, known, reader)).toEqual(['MY-NEW', 'my-new'])
  })

  it('says as which of the customer’s numbers it is read, and takes none of several that are alike', () => {
    const found = new Map([...products, ['MYK', E.right('missing' as const)]])
    found.set('MY1', E.right('missing'))
    const checked = (code: string) =>
      checkBulkLine(
        { key: '1', code, quantity: '4' },
        { products: found, ownCodes, readings: new Map() },
        reader,
      )
    expect(checked('my/kit')).toMatchObject({
      verdict: { kind: 'ready', sku: { code: 'SK1N10' }, customCode: 'MY-KIT' },
      readAs: 'MY-KIT',
    })
    expect(checked('my-kit').readAs).toBeUndefined()
    const several = checked('my1018')
    expect(several.verdict).toEqual({ kind: 'several-numbers', numbers: ['MY-1018', 'MY 10-18'] })
    expect(matchedBulkLine(several)).toMatchObject({ isUnknown: false, isReady: false })
    expect(isInMessages(several)).toBe(false)
  })

  it('whose code can be read in several ways waits for one of them, and keeps the others', () => {
    const meant = shaftAndPorts('A2', 'N')
    const others = new Map([['AMBA2N', shaftAndPorts('A', '2N')]])
    const foreign = new Map([['AMBA2N', new Map([['shaft', 'A2']])]])
    const checked = (chosen: ChosenReadings, product = anAmbiguousProduct(), quantity = '2') =>
      checkBulkLine(
        { key: '1', code: 'amb-a2n', quantity },
        {
          products: new Map([['AMB', E.right(product)]]),
          ownCodes: new Map(),
          readings: chosen,
        },
        reader,
      )
    for (const none of [new Map(), foreign]) {
      expect(checked(none)).toMatchObject({
        verdict: { kind: 'several-readings' },
        readings: { code: 'AMBA2N', chosen: undefined },
      })
    }
    const chosen = checked(new Map([['AMBA2N', meant]]))
    expect(chosen.verdict).toMatchObject({
      kind: 'ready',
      model: { code: 'AMBA2N', choices: meant },
    })
    expect(chosen.readings?.readings).toHaveLength(2)
    expect(chosen.readings?.chosen).toEqual(meant)
    expect(quotedGoods(checked(others))).toMatchObject({ choices: shaftAndPorts('A', '2N') })
    const quoteOnly = anAmbiguousProduct({ skus: [aSku({ code: 'AMB', allowsCart: false })] })
    expect(quotedGoods(checked(others, quoteOnly))).toMatchObject({
      modelCode: 'AMBA2N',
      choices: shaftAndPorts('A', '2N'),
    })
    expect(checked(others, undefined, '0').verdict).toMatchObject({ kind: 'quantity' })
  })

  it('is one of those that the messages count: invalid, not found, blank (CSV-03)', () => {
    const checked = ['SK1N10', '!!', 'ZZZ100', 'ZZZ100', 'SK1X99', ' '].map((code) => check(code))
    expect(bulkMessages(checked)).toEqual({
      invalid: ['!!'],
      notFound: ['ZZZ100', 'SK1X99'],
      blanks: 1,
    })
    expect(checked.map(isInMessages)).toEqual([false, true, true, true, true, true])
  })

  it('asks for each product once, and again where it could not be had', () => {
    const lines = linesIn(list('SK1N10\nBAD1\nNEW1\nNEW2\n!!\nNEWX'))
    expect(wantedSkuCodes(lines, products)).toEqual(['BAD', 'NEW'])
  })
})

describe('what was kept and what was typed meanwhile', () => {
  const list = (text: string) => ({ ...emptyEntry, text })

  it('come together, what was kept first', () => {
    expect(joined(list('SK1N10, 5'), list('SK1N12, 2')).text).toBe('SK1N10, 5\nSK1N12, 2')
  })

  it('are one where both say the same, as it is being typed', () => {
    const typed = list('SK1N10,   5\n')
    expect(joined(list('SK1N10, 5'), typed)).toBe(typed)
  })

  it('are one of both where the other says nothing', () => {
    const kept = list('SK1N10, 5')
    expect(joined(kept, emptyEntry)).toBe(kept)
    expect(joined(emptyEntry, kept)).toBe(kept)
  })

  it('have keys of their own in rows', () => {
    const rows = inMode(list('SK1N10, 5'), 'lines')
    const keys = joined(
      rows,
      rows.lines[0] ? { ...rows, lines: [{ ...rows.lines[0], quantity: '6' }] } : rows,
    )
    expect(new Set(keys.lines.map(({ key }) => key)).size).toBe(2)
  })
})
