/**
 * How fast model codes are read and explained. Figures are ratios taken in one run, so that they mean the
 * same on every machine: `npx tsx scripts/bench-model-code.ts`.
 */
import { pathToFileURL } from 'node:url'
import { type CodedProduct, encodeModelCode } from '../src/domain/catalogue/model-code.ts'
import { decodeModelCode } from '../src/domain/catalogue/model-code-decoding.ts'
import {
  type CodeSegment,
  codeBookOf,
  type TrieNode,
} from '../src/domain/catalogue/model-code-trie.ts'
import type { Choices, Modifier } from '../src/domain/catalogue/modifier.ts'
import { configurationNumber, countConfigurations } from '../test/arbitraries/configuration.arb.ts'
import { seededProducts } from '../test/arbitraries/seeded-products.ts'

export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly aim?: string
}

interface Sample {
  readonly product: CodedProduct
  readonly codes: readonly string[]
}

const codesPerProduct = 60
const rounds = 80

/** Reads every seeded product's codes and explains mistaken ones of a small and a large catalogue. */
export async function benchModelCode(): Promise<readonly Figure[]> {
  const seeded = seededProducts(false).map(({ product }) => sampleOf(product))
  const count = seeded.reduce((sum, { codes }) => sum + codes.length, 0)
  const [decoding, walking] = fastestOfEach([
    () => eachCode(seeded, decodeModelCode),
    () => eachCode(seeded, walkPlainly),
  ])
  const small = mistaken(sampleOf(madeProduct(6, 10)))
  const large = mistaken(sampleOf(madeProduct(12, 40)))
  const [explainingSmall, explainingLarge] = fastestOfEach([
    () => eachCode([small], decodeModelCode),
    () => eachCode([large], decodeModelCode),
  ])
  return [
    {
      name: 'model codes decoded per second, against a plain walk of the same tries',
      value: walking / decoding,
      unit: 'x',
      aim: 'at least 0.5',
    },
    { name: 'model codes decoded', value: (count / decoding) * 1000, unit: 'per second' },
    {
      name: 'time to explain a code, 12 modifiers of 40 options against 6 of 10',
      value: explainingLarge / large.codes.length / (explainingSmall / small.codes.length),
      unit: 'x',
      aim: 'at most 4, where the options are 8 times as many',
    },
    {
      name: 'time to explain a code, 12 modifiers of 40 options',
      value: explainingLarge / large.codes.length,
      unit: 'ms',
      aim: 'about 1',
    },
  ]
}

/** Milliseconds of the fastest of several rounds of each task, the tasks taking turns. */
function fastestOfEach(tasks: readonly [() => void, () => void]): readonly [number, number] {
  const fastest: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < rounds; round += 1) {
    for (const index of [0, 1] as const) {
      const start = performance.now()
      tasks[index]()
      fastest[index] = Math.min(fastest[index], performance.now() - start)
    }
  }
  return fastest
}

function eachCode(
  samples: readonly Sample[],
  read: (product: CodedProduct, code: string) => unknown,
): void {
  for (const { product, codes } of samples) for (const code of codes) read(product, code)
}

function sampleOf(product: CodedProduct): Sample {
  const { skuCode, modifiers, isPreview } = product
  const count = countConfigurations(modifiers, isPreview)
  const codes = Array.from({ length: codesPerProduct }, (_, index) =>
    encodeModelCode(
      skuCode,
      modifiers,
      configurationNumber(modifiers, isPreview, Math.floor((count / codesPerProduct) * index)),
    ),
  )
  return { product, codes }
}

/** The same codes with one character each that belongs to no code, at every place in turn. */
function mistaken({ product, codes }: Sample): Sample {
  return {
    product,
    codes: codes.map((code, index) => {
      const position = 3 + (index % (code.length - 3))
      return `${code.slice(0, position)}#${code.slice(position + 1)}`
    }),
  }
}

/** A product of so many modifiers with so many options each, of one or two characters. */
function madeProduct(modifierCount: number, optionCount: number): CodedProduct {
  const signs = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
  const sign = (number: number) => signs[number % signs.length] ?? 'A'
  const modifiers = Array.from({ length: modifierCount }, (_, row) => ({
    key: `modifier${row}`,
    title: '',
    codeTitle: '',
    isRequired: row % 4 !== 3,
    options: Array.from({ length: optionCount }, (__, column) => ({
      code: column % 2 === 0 ? sign(column + row) : sign(column + row) + sign(7 * column + 5 * row),
      title: '',
      description: '',
      leadTimeNote: undefined,
      isHidden: column % 9 === 8,
      minimum: undefined,
      step: undefined,
    })).filter(({ code }, index, all) => all.findIndex((each) => each.code === code) === index),
  })) satisfies readonly Modifier[]
  return { skuCode: 'ABC', modifiers, otherZone: modifiers, isPreview: false }
}

/** The yardstick: the same tries, walked to all readings of a code, without tidying it or a word of why. */
function walkPlainly(product: CodedProduct, code: string): readonly Choices[] {
  const segments = codeBookOf(product).own
  const found: Choices[] = []
  const answers: [string, string][] = []
  walk(0, 0)
  return found

  function walk(index: number, position: number): void {
    const segment = segments[index]
    if (segment === undefined) {
      if (position === code.length) found.push(new Map(answers))
      return
    }
    if (segment.isOptional) walk(index + 1, position)
    descend(segment, segment.root, index, position)
  }

  function descend(segment: CodeSegment, node: TrieNode, index: number, position: number): void {
    if (node.isEnd) {
      if (segment.modifier && node.option) answers.push([segment.modifier.key, node.option.code])
      walk(index + 1, position)
      if (segment.modifier && node.option) answers.pop()
    }
    const child = node.next.get(code.charAt(position))
    if (child) descend(segment, child, index, position + 1)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, value, unit, aim } of await benchModelCode()) {
    const figure = value >= 1000 ? Math.round(value).toLocaleString('en') : value.toFixed(2)
    console.log(`${name}: ${figure} ${unit}${aim ? ` (aim: ${aim})` : ''}`)
  }
}
