import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CodedProduct,
  encodeModelCode,
  modelCodeSegments,
  normaliseModelCode,
} from '../../src/domain/catalogue/model-code.ts'
import { decodeModelCode } from '../../src/domain/catalogue/model-code-decoding.ts'
import { type Choices, sameChoices, visibleOptions } from '../../src/domain/catalogue/modifier.ts'
import {
  completeChoicesArb,
  configuredProductArb,
  partialChoicesArb,
} from '../arbitraries/configuration.arb.ts'
import { mistakeArb } from '../arbitraries/mistake.arb.ts'
import { allCodes, editsBetween } from '../arbitraries/plain-codes.ts'
import { codedProductArb } from '../arbitraries/product.arb.ts'
import { readingsOf } from './readings-of.ts'
import { runs } from './runs.ts'

const configuredArb = configuredProductArb(codedProductArb)

/** A product, one of its whole codes, and that code with one mistake in it. */
const mistakenArb = configuredArb.chain(({ product, choices }) => {
  const code = encode(product, choices)
  return mistakeArb(code).map((mistake) => ({ product, code, mistake }))
})

/** Any text made of what codes are made of, so that it often begins well and then goes wrong. */
const scrapArb = codedProductArb.chain((product) =>
  fc
    .string({ unit: fc.constantFrom('A', 'B', '1', '0', 'Z'), maxLength: 9 })
    .map((rest) => ({ product, text: product.skuCode + rest })),
)

describe('the model code', () => {
  it('decodes every encoded configuration to itself, or to an ambiguity that contains it (SEARCH-08)', () => {
    fc.assert(
      fc.property(configuredArb, ({ product, choices }) => {
        const readings = readingsOf(decodeModelCode(product, encode(product, choices)))
        expect(readings.some((reading) => sameChoices(reading, choices))).toBe(true)
      }),
      { numRuns: runs(300) },
    )
  })

  it('finds exactly the readings that listing every configuration finds', () => {
    fc.assert(
      fc.property(scrapArb, ({ product, text }) => {
        const listed = allCodes(product).get(text) ?? []
        const found = readingsOf(decodeModelCode(product, text))
        expect(found).toHaveLength(listed.length)
        expect(new Set(found.map(asText))).toEqual(new Set(listed.map(asText)))
      }),
      { numRuns: runs(300) },
    )
  })

  it('reads a code the same with separators, spaces and small letters in it', () => {
    const spoiledArb = configuredArb.chain(({ product, choices }) => {
      const code = encode(product, choices)
      const separatorArb = fc.constantFrom('', '', '-', ' ', '.', '/', '_', '–', '\u00a0', '\u200b')
      return fc
        .tuple(...Array.from(code, () => fc.tuple(separatorArb, fc.boolean())))
        .map((marks) =>
          marks
            .map(([mark, isSmall], index) => {
              const character = code.charAt(index)
              return mark + (isSmall ? character.toLowerCase() : character)
            })
            .join(''),
        )
        .map((text) => ({ product, code, text }))
    })
    fc.assert(
      fc.property(spoiledArb, ({ product, code, text }) => {
        expect(decodeModelCode(product, text)).toEqual(decodeModelCode(product, code))
      }),
    )
  })

  it('has nothing left to tidy in a tidied text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const tidy = normaliseModelCode(text)
        expect(normaliseModelCode(tidy)).toBe(tidy)
      }),
    )
  })

  it('draws parts that join to the code and begin where they say', () => {
    const arb = codedProductArb.chain((product) =>
      partialChoicesArb(product.modifiers, product.isPreview).map((choices) => ({
        product,
        choices,
      })),
    )
    fc.assert(
      fc.property(arb, ({ product, choices }) => {
        const segments = modelCodeSegments(product.skuCode, product.modifiers, choices)
        const code = encode(product, choices)
        expect(segments.map((segment) => segment.code ?? '').join('')).toBe(code)
        for (const segment of segments) {
          expect(code.startsWith(segment.code ?? '', segment.start)).toBe(true)
        }
      }),
    )
  })
})

describe('a mistaken model code', () => {
  it('is explained at or after a single mistake, with the original among the suggestions', () => {
    fc.assert(
      fc.property(mistakenArb, ({ product, code, mistake }) => {
        const original = decodeModelCode(product, code)
        const decoding = decodeModelCode(product, mistake.text)
        fc.pre(original.kind === 'complete' && readingsOf(decoding).length === 0)
        if (decoding.kind === 'wrong') {
          expect(decoding.problem.position).toBeGreaterThanOrEqual(mistake.position)
          expect(decoding.problem.suggestions).toContain(code)
        } else if (decoding.kind === 'incomplete') {
          expect(decoding.suggestions).toContain(code)
        }
      }),
      { numRuns: runs(300) },
    )
  })

  it('stops at the first character with which no code begins', () => {
    fc.assert(
      fc.property(scrapArb, ({ product, text }) => {
        const decoding = decodeModelCode(product, text)
        const codes = [...allCodes(product).keys()]
        const isBeginning = (part: string) => codes.some((code) => code.startsWith(part))
        if (decoding.kind === 'wrong') {
          const { position } = decoding.problem
          expect(isBeginning(text.slice(0, position))).toBe(true)
          expect(isBeginning(text.slice(0, position + 1))).toBe(false)
        } else expect(isBeginning(text)).toBe(true)
      }),
      { numRuns: runs(300) },
    )
  })

  it('is given every unambiguous code one edit away, and none beyond two', () => {
    fc.assert(
      fc.property(scrapArb, ({ product, text }) => {
        const decoding = decodeModelCode(product, text)
        fc.pre(decoding.kind === 'wrong')
        if (decoding.kind !== 'wrong') return
        const { suggestions } = decoding.problem
        const codes = [...allCodes(product)].filter(([, readings]) => readings.length === 1)
        const within = (edits: number) =>
          codes.map(([code]) => code).filter((code) => editsBetween(code, text) <= edits)
        if (within(1).length > 0) expect(new Set(suggestions)).toEqual(new Set(within(1)))
        else {
          expect(within(2)).toEqual(expect.arrayContaining([...suggestions]))
          expect(suggestions.length > 0).toBe(within(2).length > 0)
        }
        expect(new Set(suggestions).size).toBe(suggestions.length)
      }),
      { numRuns: runs(150) },
    )
  })

  it('is only given suggestions that decode', () => {
    fc.assert(
      fc.property(mistakenArb, ({ product, mistake }) => {
        const decoding = decodeModelCode(product, mistake.text)
        const suggestions =
          decoding.kind === 'wrong'
            ? decoding.problem.suggestions
            : decoding.kind === 'incomplete'
              ? decoding.suggestions
              : []
        for (const suggestion of suggestions) {
          expect(decodeModelCode(product, suggestion).kind).toBe('complete')
        }
      }),
    )
  })

  it('names what stands where it goes wrong, and what was read before', () => {
    fc.assert(
      fc.property(scrapArb, ({ product, text }) => {
        const decoding = decodeModelCode(product, text)
        fc.pre(decoding.kind === 'wrong')
        if (decoding.kind !== 'wrong') return
        const { start, found, position, segment, before, allowed } = decoding.problem
        expect(text.slice(start)).toSatisfy((rest: string) => rest.startsWith(found))
        expect(start).toBeLessThanOrEqual(position)
        expect(text.slice(0, start)).toBe(encode(product, before))
        expect(before.size).toBeLessThanOrEqual(segment)
        for (const option of allowed) expect(option.isHidden && !product.isPreview).toBe(false)
      }),
      { numRuns: runs(150) },
    )
  })

  it('is never thrown at, whatever was typed', () => {
    fc.assert(
      fc.property(
        codedProductArb,
        fc.string({ unit: 'binary', maxLength: 40 }),
        (product, text) => {
          expect(decodeModelCode(product, text).code).toBe(normaliseModelCode(text))
        },
      ),
    )
  })
})

describe('the beginning of a model code', () => {
  it('is a whole code or an incomplete one, never a wrong one', () => {
    fc.assert(
      fc.property(configuredArb, fc.nat(), ({ product, choices }, draw) => {
        const code = encode(product, choices)
        const beginning = code.slice(0, draw % (code.length + 1))
        const decoding = decodeModelCode(product, beginning)
        expect(decoding.kind).not.toBe('wrong')
        if (decoding.kind !== 'incomplete') return
        expect(decoding.readings.length).toBeGreaterThan(0)
        const longest = decoding.readings[0]?.size ?? 0
        for (const reading of decoding.readings) {
          expect(beginning.startsWith(encode(product, reading)) || beginning.length < 3).toBe(true)
          expect(reading.size).toBeLessThanOrEqual(longest)
        }
        const open = product.modifiers.filter(({ key }) => !decoding.readings[0]?.has(key))
        expect(decoding.missing).toEqual(open.filter(({ isRequired }) => isRequired))
      }),
      { numRuns: runs(150) },
    )
  })

  it('goes on to a code with every option that may follow', () => {
    fc.assert(
      fc.property(scrapArb, ({ product, text }) => {
        const decoding = decodeModelCode(product, text)
        fc.pre(decoding.kind === 'incomplete')
        if (decoding.kind !== 'incomplete') return
        expect(decoding.expected.flatMap(({ options }) => options).length).toBeGreaterThan(0)
        for (const { start, options } of decoding.expected) {
          for (const option of options) {
            const further = text.slice(0, start) + option.code
            expect(further.startsWith(text)).toBe(true)
            expect(decodeModelCode(product, further).kind).not.toBe('wrong')
          }
        }
      }),
      { numRuns: runs(150) },
    )
  })
})

describe('hidden options', () => {
  it('are named when a code of the preview is read outside it (CONF-10)', () => {
    const hiddenArb = codedProductArb.chain((product) =>
      completeChoicesArb(product.modifiers, true).map((choices) => ({
        product: { ...product, isPreview: false },
        choices,
      })),
    )
    fc.assert(
      fc.property(hiddenArb, ({ product, choices }) => {
        const decoding = decodeModelCode(product, encode(product, choices))
        fc.pre(decoding.kind === 'wrong')
        if (decoding.kind !== 'wrong') return
        const { reason, modifier, found } = decoding.problem
        expect(reason).toBe('hidden-option')
        expect(modifier?.options.find(({ code }) => code === found)?.isHidden).toBe(true)
      }),
      { numRuns: runs(300) },
    )
  })

  it('are all that a preview adds: what could be read still can, and what could be chosen too (AUTH-32)', () => {
    fc.assert(
      fc.property(configuredArb, ({ product, choices }) => {
        const preview: CodedProduct = { ...product, isPreview: true }
        const readings = readingsOf(decodeModelCode(preview, encode(product, choices)))
        expect(readings.some((reading) => sameChoices(reading, choices))).toBe(true)
        for (const modifier of product.modifiers) {
          expect(visibleOptions(modifier, true)).toEqual(
            expect.arrayContaining([...visibleOptions(modifier, false)]),
          )
        }
      }),
    )
  })
})

function encode(product: CodedProduct, choices: Choices): string {
  return encodeModelCode(product.skuCode, product.modifiers, choices)
}

function asText(choices: Choices): string {
  return [...choices].map(([key, code]) => `${key}=${code}`).join(' ')
}
