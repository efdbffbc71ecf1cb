/** Lines that are written with one of the customer's own codes. A model code goes before an own code that is the same. */
import type { either as E } from 'fp-ts'
import { normaliseModelCode } from '../catalogue/model-code-text.ts'
import type { CustomCode } from './custom-code.ts'
import type { CheckedLine } from './line-check.ts'
import type { LineProblem } from './line-problem.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { WrittenLine } from './written-line.ts'

/** `none` is an answer, too: the customer has no such code of their own. */
export type OwnCodeAnswer = E.Either<PortFailure, CustomCode | 'none'>

/** Own codes in one question. */
export const ownCodesInOneCall = 100

/** Characters; a longer text is not a custom code. */
const longestCode = 255

/** The key of an own code: case and surrounding blanks do not count. */
export function ownCodeName(text: string): string {
  return text.trim().toUpperCase()
}

/** What separates the parts of a number, and is often left out or written otherwise. */
const separators = /[\s\p{Dash}./]+/u

/**
 * What is left of a number without blanks, dashes, dots and slashes, by which it is looked for. Two numbers of a customer
 * may be alike in it, so it is the key of none.
 */
export function looseName(text: string): string {
  return ownCodeName(text).split(separators).join('')
}

/**
 * Those of a customer's codes that a text stands for: the one that is just as it is written, or else all that are alike
 * without their separators. Of several none is meant more than another.
 */
export function codesMeantBy<Code extends Pick<CustomCode, 'customCode'>>(
  text: string,
  codes: readonly Code[],
): readonly Code[] {
  const exact = codes.filter(({ customCode }) => ownCodeName(customCode) === ownCodeName(text))
  if (exact.length > 0) return exact.slice(0, 1)
  const name = looseName(text)
  return name === '' ? [] : codes.filter(({ customCode }) => looseName(customCode) === name)
}

/** How a code may be written that a text stands for, the text itself first; for engines that know whole codes alone. */
export function ownCodeSpellings(text: string): readonly string[] {
  const parts = text.split(separators).filter(Boolean)
  const spelled = ['-', ' ', ''].map((between) => parts.join(between))
  return [...new Set([text.trim(), ...spelled])].filter(isPossibleOwnCode)
}

/** Whether a text can be a custom code. */
export function isPossibleOwnCode(text: string): boolean {
  const { length } = text.trim()
  return length > 0 && length <= longestCode
}

/** Whether a line may be written with an own code, because no model has its code. */
export function mayBeOwnCode({ written, problems }: CheckedLine): boolean {
  return isPossibleOwnCode(written.modelCode) && problems.some(isCodeProblem)
}

/** The line as if the model that the code denotes had been written. */
export function withModelOf(line: WrittenLine, { modelCode }: CustomCode): WrittenLine {
  return { ...line, modelCode }
}

/**
 * The check of a line with an own code, from the check of the line with the model that the code denotes. A code
 * that denotes no whole model is wrong as a code (CONF-19).
 */
export function asOwnCode(
  written: WrittenLine,
  { customCode, modelCode, price }: CustomCode,
  checked: CheckedLine,
): CheckedLine {
  const problems = checked.problems.map(
    (problem): LineProblem =>
      isCodeProblem(problem) ? { kind: 'invalid-own-code', customCode, modelCode } : problem,
  )
  const ownCode = { customCode, modelCode, price }
  return {
    ...checked,
    written,
    ownCode,
    problems,
    request: checked.request && { ...checked.request, customCode },
  }
}

/**
 * The check of a line with an own code beside its model: the code goes along where it stands for that model, and a line
 * whose code is not known yet waits. `none` is an answer: there is no such code.
 */
export function withCodeBeside(
  checked: CheckedLine,
  own: CustomCode | 'none' | undefined,
): CheckedLine {
  const { request } = checked
  if (!request) return checked
  if (own === undefined) return { ...checked, request: undefined }
  const customCode = own === 'none' ? '' : ownCodeOfModel(own, request.modelCode)
  return customCode === '' ? checked : { ...checked, request: { ...request, customCode } }
}

/** The check of a line while it is unknown whether its code is an own one: its model code is not faulted yet. */
export function asAwaited(checked: CheckedLine): CheckedLine {
  return {
    ...checked,
    problems: checked.problems.filter((problem) => !isCodeProblem(problem)),
    request: undefined,
  }
}

function isCodeProblem({ kind }: LineProblem): boolean {
  return kind === 'sku-not-found' || kind === 'invalid-model'
}

/** The own code that names a model: the one that a line came from, while the line still is what it stands for. */
export function ownCodeOfModel(
  origin: Pick<CustomCode, 'customCode' | 'modelCode'> | undefined,
  modelCode: string,
): string {
  return origin && normaliseModelCode(origin.modelCode) === modelCode ? origin.customCode : ''
}
