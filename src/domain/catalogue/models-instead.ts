/** What may take the place of a model that is sold no more. */
import { decodeModelCode } from './model-code-decoding.ts'
import type { CodedProduct } from './model-code-trie.ts'
import { onlyReading } from './whole-model-code.ts'

/** How many are offered. */
const limit = 6

/** The valid codes nearest to one that is not valid any more, the nearest first; none for a valid one. */
export function modelsInstead(product: CodedProduct, modelCode: string): readonly string[] {
  const decoding = decodeModelCode(product, modelCode)
  if (decoding.kind === 'incomplete') return whole(product, decoding.suggestions)
  if (decoding.kind !== 'wrong') return []
  const { code, problem } = decoding
  const before = code.slice(0, problem.start)
  const after = code.slice(problem.start + problem.found.length)
  const inPlace = problem.allowed.map((option) => before + option.code + after)
  return whole(product, [...problem.suggestions, ...inPlace])
}

function whole(product: CodedProduct, codes: readonly string[]): readonly string[] {
  const valid = codes.filter((code) => onlyReading(product, code) !== undefined)
  return [...new Set(valid)].slice(0, limit)
}
