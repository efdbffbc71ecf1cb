import { describe, expect, it } from 'vitest'
import {
  codedProduct,
  encodeModelCode,
  modelCodeSegments,
} from '../../../../src/domain/catalogue/model-code.ts'
import {
  decodeModelCode,
  type IncompleteCode,
  type ModelCodeProblem,
} from '../../../../src/domain/catalogue/model-code-decoding.ts'
import type { ModifierOption } from '../../../../src/domain/catalogue/modifier.ts'
import { readingElsewhere } from '../../../../src/domain/catalogue/whole-model-code.ts'
import { aModifier, anOption, aProduct } from '../../../builders/a-product.ts'

const displacement = aModifier('displacement', {
  codeTitle: 'Size',
  options: [
    anOption('080', { title: '80 cm³' }),
    anOption('160'),
    anOption('16', { isHidden: true }),
  ],
})
const shaft = aModifier('shaft', { options: [anOption('1'), anOption('14'), anOption('C')] })
const ports = aModifier('ports', { options: [anOption('U'), anOption('UR'), anOption('4')] })
const sensor = aModifier('sensor', { isRequired: false, options: [anOption('S'), anOption('SQ')] })
const paint = aModifier('paint', { options: [anOption('0'), anOption('BM')] })

const motor = {
  skuCode: 'OM1',
  modifiers: [displacement, shaft, ports, sensor, paint],
  otherZone: [
    aModifier('displacement', { options: [anOption('049'), anOption('080')] }),
    aModifier('shaft', { options: [anOption('C'), anOption('K')] }),
    aModifier('seal', { options: [anOption('N')] }),
  ],
  isPreview: false,
}

const answers = new Map([
  ['displacement', '080'],
  ['shaft', '14'],
  ['ports', 'UR'],
  ['paint', '0'],
])

describe('a code of the other region', () => {
  it('is read with its options where it is none of this one', () => {
    expect(readingElsewhere(motor, 'om1 049 K N')).toEqual(
      new Map([
        ['displacement', '049'],
        ['shaft', 'K'],
        ['seal', 'N'],
      ]),
    )
    expect(readingElsewhere(motor, 'OM1049KX')).toBeUndefined()
  })

  it('is read nowhere else where it is one of this region, even in several ways', () => {
    const twice = { ...motor, modifiers: [aModifier('size', { options: [anOption('049CN')] })] }
    expect(readingElsewhere(twice, 'OM1049CN')).toBeUndefined()
    const unclear = [
      aModifier('size', { options: [anOption('049'), anOption('049C')] }),
      aModifier('shaft', { options: [anOption('CN'), anOption('N')] }),
    ]
    expect(readingElsewhere({ ...motor, modifiers: unclear }, 'OM1049CN')).toBeUndefined()
  })
})

describe('encoding', () => {
  it('joins the sku code and the option codes in the order of the modifiers (SEARCH-08)', () => {
    expect(encodeModelCode('OM1', motor.modifiers, answers)).toBe('OM108014UR0')
    const backwards = new Map([...answers].toReversed())
    expect(encodeModelCode('OM1', motor.modifiers, backwards)).toBe('OM108014UR0')
  })

  it('grows as answers are given', () => {
    expect(encodeModelCode('OM1', motor.modifiers, new Map())).toBe('OM1')
    expect(encodeModelCode('OM1', motor.modifiers, new Map([['shaft', 'C']]))).toBe('OM1C')
  })

  it('leaves out what is no answer to any of the modifiers', () => {
    const strange = new Map([
      ['shaft', 'Z'],
      ['seal', 'N'],
    ])
    expect(encodeModelCode('OM1', motor.modifiers, strange)).toBe('OM1')
  })
})

describe('the parts of a model code', () => {
  const parts = modelCodeSegments('OM1', motor.modifiers, answers)

  it('are the sku code and one part per modifier, each with its name, meaning and place', () => {
    expect(parts).toHaveLength(6)
    expect(parts[0]).toMatchObject({ modifierKey: undefined, code: 'OM1', start: 0 })
    expect(parts[1]).toEqual({
      modifierKey: 'displacement',
      codeTitle: 'Size',
      code: '080',
      title: '80 cm³',
      start: 3,
      isOptional: false,
    })
    expect(parts.map(({ start }) => start)).toEqual([0, 3, 6, 8, 10, 10])
  })

  it('are a gap where nothing is chosen, optional or not', () => {
    expect(parts[4]).toMatchObject({ modifierKey: 'sensor', code: undefined, isOptional: true })
    const open = modelCodeSegments('OM1', motor.modifiers, new Map())
    expect(open[1]).toMatchObject({ code: undefined, title: undefined, isOptional: false })
  })
})

describe('decoding', () => {
  it('reads option codes of unequal length (SEARCH-08)', () => {
    expect(decodeModelCode(motor, 'OM108014UR0')).toEqual({
      kind: 'complete',
      code: 'OM108014UR0',
      choices: answers,
    })
  })

  it('reads an optional part only where it stands', () => {
    const decoding = decodeModelCode(motor, 'OM1080CUSQBM')
    expect(decoding).toMatchObject({ kind: 'complete' })
    expect(decoding.kind === 'complete' && decoding.choices.get('sensor')).toBe('SQ')
  })

  it('reports a code that can be read in two ways, with both readings', () => {
    const decoding = decodeModelCode({ ...motor, modifiers: [shaft, ports] }, 'OM114')
    expect(decoding).toMatchObject({ kind: 'complete' })
    const twofold = aModifier('ports', { isRequired: false, options: [anOption('4')] })
    expect(decodeModelCode({ ...motor, modifiers: [shaft, twofold] }, 'OM114')).toEqual({
      kind: 'ambiguous',
      code: 'OM114',
      readings: expect.arrayContaining([
        new Map([['shaft', '14']]),
        new Map([
          ['shaft', '1'],
          ['ports', '4'],
        ]),
      ]),
    })
  })

  it('counts readings and never lists them all: forty segments that halve each other', () => {
    const halves = Array.from({ length: 40 }, (_, index) =>
      aModifier(`m${index}`, { options: [anOption('A'), anOption('AA')] }),
    )
    const decoding = decodeModelCode({ ...motor, modifiers: halves }, `OM1${'A'.repeat(60)}`)
    expect(decoding.kind === 'ambiguous' && decoding.readings.length).toBe(32)
  })

  it('reads hidden options in preview only (CONF-10)', () => {
    expect(decodeModelCode({ ...motor, isPreview: true }, 'OM116CU0').kind).toBe('complete')
    expect(decodeModelCode(motor, 'OM116CU0').kind).toBe('wrong')
  })

  it('takes the modifiers of the zone, US or EU (CONF-07)', () => {
    const product = aProduct()
    const terms = { skuCode: 'OM1', isPreview: false } as const
    const us = codedProduct(product, { ...terms, zone: 'US' })
    const eu = codedProduct(product, { ...terms, zone: 'EU' })
    expect(us).toMatchObject({
      modifiers: product.modifiers.US,
      otherZone: product.modifiers.EU,
    })
    expect(decodeModelCode(us, 'OM1080CNKS').kind).toBe('complete')
    expect(problemOf(eu, 'OM1080CNKS')).toMatchObject({ reason: 'only-in-US', position: 8 })
  })
})

describe('an incomplete code', () => {
  it('says what is missing and what comes next', () => {
    const decoding = incomplete('OM1080C')
    expect(decoding.readings).toEqual([
      new Map([
        ['displacement', '080'],
        ['shaft', 'C'],
      ]),
    ])
    expect(decoding.missing).toEqual([ports, paint])
    expect(decoding.next).toBe(ports)
    expect(codes(decoding.expected.flatMap(({ options }) => options))).toEqual(['U', 'UR', '4'])
  })

  it('goes on with an option that has begun', () => {
    const open = incomplete('OM10')
    expect(open.next).toBe(displacement)
    expect(codes(open.expected.flatMap(({ options }) => options))).toEqual(['080'])
  })

  it('goes on in every way it can be read', () => {
    const decoding = incomplete('OM10801')
    const ways = decoding.expected.map(({ modifier, options }) => [modifier?.key, codes(options)])
    expect(ways).toEqual([
      ['shaft', ['14']],
      ['ports', ['U', 'UR', '4']],
    ])
    expect(decoding.next).toBe(ports)
  })

  it('offers optional parts before the required one that follows', () => {
    const decoding = incomplete('OM1080CU')
    const ways = decoding.expected.map(({ modifier, options }) => [modifier?.key, codes(options)])
    expect(ways).toEqual([
      ['ports', ['UR']],
      ['sensor', ['S', 'SQ']],
      ['paint', ['0', 'BM']],
    ])
    expect(decoding.next).toBe(sensor)
    expect(decoding.missing).toEqual([paint])
  })

  it('has not even a product while the sku code is unfinished', () => {
    for (const text of ['', 'O', 'OM']) {
      expect(incomplete(text)).toMatchObject({ next: undefined, missing: { length: 4 } })
    }
  })

  it('suggests the whole codes one character away', () => {
    expect(incomplete('OM1080CU').suggestions).toEqual(['OM1080CU0'])
  })
})

describe('a wrong code', () => {
  it('is wrong at the first character that cannot stand there, and says what could', () => {
    const problem = problemOf(motor, 'OM1080CX0')
    expect(problem).toMatchObject({
      position: 7,
      segment: 3,
      modifier: ports,
      start: 7,
      found: 'X',
      reason: 'unknown-option',
    })
    expect(codes(problem.allowed)).toEqual(['U', 'UR', '4'])
    expect(problem.before).toEqual(
      new Map([
        ['displacement', '080'],
        ['shaft', 'C'],
      ]),
    )
  })

  it('is wrong inside an option that has begun well', () => {
    const problem = problemOf(motor, 'OM1088CU0')
    expect(problem).toMatchObject({ position: 5, start: 3, segment: 1, found: '088' })
  })

  it.each([
    ['😀😀😀', '😀😀'],
    ['OM1😀', '😀'],
    ['OM1080😀U0', '😀'],
  ])('names whole characters of what is wrong in %s', (code, found) => {
    expect(problemOf(motor, code)).toMatchObject({ found })
  })

  it('of another product is wrong in the sku code', () => {
    expect(problemOf(motor, 'OX1080CU0')).toMatchObject({
      reason: 'unknown-product',
      position: 1,
      segment: 0,
      modifier: undefined,
      found: 'OX1',
      suggestions: ['OM1080CU0'],
    })
  })

  it('with a hidden option says so at that option (CONF-10)', () => {
    expect(problemOf(motor, 'OM116CU0')).toMatchObject({
      reason: 'hidden-option',
      segment: 1,
      modifier: displacement,
      start: 3,
      position: 5,
      found: '16',
    })
  })

  it('with an option of the other zone says so', () => {
    const problem = problemOf(motor, 'OM1080KU0')
    expect(problem).toMatchObject({ reason: 'other-zone', segment: 2, position: 6, found: 'K' })
    expect(codes(problem.allowed)).toEqual(['1', '14', 'C'])
  })

  it('that is whole in the other zone says so for all that cannot be read', () => {
    expect(problemOf(motor, 'OM1049KN')).toMatchObject({
      reason: 'other-zone',
      position: 4,
      start: 3,
      found: '049KN',
    })
  })

  it('does not take a mere mistake for a hidden option that begins alike', () => {
    expect(problemOf(motor, 'OM116CCU0')).toMatchObject({ reason: 'unknown-option', found: '16C' })
  })

  it('with characters to spare is wrong behind its end', () => {
    expect(problemOf(motor, 'OM1080CU0XY')).toMatchObject({
      reason: 'left-over',
      position: 9,
      segment: 6,
      modifier: undefined,
      found: 'XY',
      allowed: [],
    })
  })

  it('offers what might stand there of optional and required modifiers', () => {
    const problem = problemOf(motor, 'OM1080C4X')
    expect(problem).toMatchObject({ position: 8, segment: 5, modifier: paint })
    expect(codes(problem.allowed)).toEqual(['S', 'SQ', '0', 'BM'])
    expect(problem.expected.map(({ modifier }) => modifier?.key)).toEqual(['paint', 'sensor'])
  })
})

describe('suggestions', () => {
  it('are all codes one edit away, those first that differ where the code goes wrong', () => {
    const { suggestions } = problemOf(motor, 'OM1080XU0')
    expect(suggestions).toEqual(['OM10801U0', 'OM1080CU0'])
    expect(problemOf(motor, 'OM10801400').suggestions).toEqual([
      'OM1080140',
      'OM10801440',
      'OM108014S0',
      'OM108014U0',
    ])
  })

  it('begin with a character that is easily taken for the written one', () => {
    expect(problemOf(motor, 'OM1080CV0').suggestions).toEqual(['OM1080CU0', 'OM1080C40'])
    expect(problemOf(motor, 'OM1O80CU0').suggestions[0]).toBe('OM1080CU0')
  })

  it('are two edits away only when none is nearer', () => {
    expect(problemOf(motor, 'OM1080XX0').suggestions).toEqual([
      'OM1080140',
      'OM10801U0',
      'OM1080C40',
      'OM1080CU0',
    ])
    expect(problemOf(motor, 'OM1080XXXX0').suggestions).toEqual([])
  })

  it('are found without trying every split of a code that has millions', () => {
    const halves = Array.from({ length: 24 }, (_, index) =>
      aModifier(`m${index}`, { options: [anOption('A'), anOption('AA')] }),
    )
    const product = { ...motor, modifiers: [...halves, paint], otherZone: [] }
    const text = `OM1${'A'.repeat(48)}X`
    expect(problemOf(product, text).suggestions).toEqual([`OM1${'A'.repeat(48)}0`])
  })

  it('never hold a hidden option', () => {
    for (const suggestion of problemOf(motor, 'OM11XCU0').suggestions) {
      expect(decodeModelCode(motor, suggestion).kind).toBe('complete')
    }
    expect(problemOf(motor, 'OM116XCU0').suggestions).toEqual(['OM1160CU0'])
  })
})

function problemOf(product: Parameters<typeof decodeModelCode>[0], text: string): ModelCodeProblem {
  const decoding = decodeModelCode(product, text)
  if (decoding.kind !== 'wrong') throw new Error(`${text} is ${decoding.kind}, not wrong`)
  return decoding.problem
}

function incomplete(text: string): IncompleteCode {
  const decoding = decodeModelCode(motor, text)
  if (decoding.kind !== 'incomplete') throw new Error(`${text} is ${decoding.kind}, not incomplete`)
  return decoding
}

function codes(options: readonly ModifierOption[]): readonly string[] {
  return options.map(({ code }) => code)
}
