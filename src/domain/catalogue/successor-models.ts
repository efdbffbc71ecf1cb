/** What a model of one product is in another one that takes its place. */
import { encodeModelCode } from './model-code.ts'
import { normaliseModelCode, skuCodeLength } from './model-code-text.ts'
import type { CodedProduct } from './model-code-trie.ts'
import type { ModelSegment } from './model-segment.ts'
import { modelsInstead } from './models-instead.ts'
import type { Choices } from './modifier.ts'
import { successorChoices } from './successor-choices.ts'
import { onlyReading } from './whole-model-code.ts'

/** How many are offered. */
const limit = 6

/** A model by its code, and what its server says of the parts; an engine that says nothing has none. */
export interface FormerModel {
  readonly modelCode: string
  readonly segments: readonly ModelSegment[]
}

/**
 * Whole codes of the successor for a model of its predecessor, the nearest first: what means the same, then the same
 * characters behind the new beginning, each repaired where it is not a whole code. None where nothing is near.
 */
export function successorModels(
  successor: CodedProduct,
  { modelCode, segments }: FormerModel,
): readonly string[] {
  const characters = normaliseModelCode(modelCode).slice(skuCodeLength)
  const meant = encodeModelCode(
    successor.skuCode,
    successor.modifiers,
    answersBySegments(successor, segments),
  )
  const codes = [meant, successor.skuCode + characters].filter((code) => code !== successor.skuCode)
  const whole = codes.filter((code) => onlyReading(successor, code) !== undefined)
  const repaired = codes.flatMap((code) => modelsInstead(successor, code))
  return [...new Set([...whole, ...repaired])].slice(0, limit)
}

/** The questions are known by their short names alone, since nobody has the definition any more. */
function answersBySegments(successor: CodedProduct, segments: readonly ModelSegment[]): Choices {
  const questions = successor.modifiers.flatMap(({ key, codeTitle }) => {
    const said = segments.find((segment) => segment.codeTitle === codeTitle)
    return said ? [{ key, codeTitle, options: [said] }] : []
  })
  const choices = new Map(questions.map(({ key, options }) => [key, options[0]?.code ?? '']))
  return successorChoices(successor, questions, choices)
}
