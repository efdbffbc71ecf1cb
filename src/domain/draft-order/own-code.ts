/** Lines that are written with one of the customer's own codes. A model code goes before an own code that is the same. */
import { either as E } from 'fp-ts'
import { normaliseModelCode } from '../catalogue/model-code-text.ts'
import type { CustomCode } from './custom-code.ts'
import type { CheckedLine } from './line-check.ts'
import { isAmbiguous, type LineProblem } from './line-problem.ts'
import type { PortFailure } from '../shared/port-failure.ts'
import type { WrittenLine } from './written-line.ts'

/** Several codes that are alike without separators: which of them a text means, nobody but the customer knows. */
export interface AlikeCodes {
  readonly alike: readonly CustomCode[]
}

/** `none` is an answer, too: the customer has no such code of their own. */
type MeantCode = CustomCode | AlikeCodes | 'none'

export type OwnCodeAnswer = E.Either<PortFailure, MeantCode>

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
  if (name === '') return []
  const alike = codes.filter(({ customCode }) => looseName(customCode) === name)
  return [...new Map(alike.map((code) => [ownCodeName(code.customCode), code])).values()]
}

/** What each of these texts means among the codes that were found for them, by its key. */
export function ownCodeAnswers(
  texts: readonly string[],
  found: E.Either<PortFailure, readonly CustomCode[]>,
): ReadonlyMap<string, OwnCodeAnswer> {
  const byName = E.map(byLooseName)(found)
  const meant = (text: string) =>
    E.map((codes: ReadonlyMap<string, readonly CustomCode[]>) =>
      meantCode(codesMeantBy(text, codes.get(looseName(text)) ?? [])),
    )(byName)
  return new Map(texts.map((text) => [ownCodeName(text), meant(text)]))
}

/** So that a hundred texts are not each compared with a hundred codes. */
function byLooseName(codes: readonly CustomCode[]): ReadonlyMap<string, readonly CustomCode[]> {
  const byName = new Map<string, CustomCode[]>()
  for (const code of codes) {
    const name = looseName(code.customCode)
    const alike = byName.get(name)
    if (alike) alike.push(code)
    else byName.set(name, [code])
  }
  return byName
}

function meantCode([code, ...others]: readonly CustomCode[]): MeantCode {
  if (!code) return 'none'
  return others.length === 0 ? code : { alike: [code, ...others] }
}

/** The one code that an answer names; undefined where it names none or several, or where none has come. */
export function codeIn(answer: OwnCodeAnswer | undefined): CustomCode | undefined {
  if (!answer || E.isLeft(answer) || answer.right === 'none') return undefined
  return 'alike' in answer.right ? undefined : answer.right
}

/**
 * Answers that still hold once these codes have been saved: a text that is alike to one of them may mean another one by
 * now.
 */
export function answersWithout(
  answers: ReadonlyMap<string, OwnCodeAnswer>,
  codes: readonly string[],
): ReadonlyMap<string, OwnCodeAnswer> {
  const names = new Set(codes.map(looseName))
  return new Map([...answers].filter(([name]) => !names.has(looseName(name))))
}

/** The code that a text is read as, where it is kept with other separators; undefined where it is just as written. */
export function numberReadAs(text: string, { customCode }: Pick<CustomCode, 'customCode'>) {
  return ownCodeName(text) === ownCodeName(customCode) ? undefined : customCode
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

/** Whether an answer counts for a line: where several models have its code, only a number that is written just so does. */
export function isMeantIn({ written, problems }: CheckedLine, own: CustomCode | AlikeCodes) {
  const isExact = !('alike' in own) && numberReadAs(written.modelCode, own) === undefined
  return isExact || !problems.some(isAmbiguous)
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
 * whose code is not known yet waits. Of several that are alike the model tells which is meant.
 */
export function withCodeBeside(
  checked: CheckedLine,
  own: CustomCode | AlikeCodes | undefined,
): CheckedLine {
  const { request } = checked
  if (!request) return checked
  if (own === undefined) return { ...checked, request: undefined }
  const codes = 'alike' in own ? own.alike : [own]
  const [customCode = '', ...others] = codes
    .map((code) => ownCodeOfModel(code, request.modelCode))
    .filter((code) => code !== '')
  return customCode === '' || others.length > 0
    ? checked
    : { ...checked, request: { ...request, customCode } }
}

/** The check of a line whose code may be several of the customer's own: none of them is taken. */
export function asAlikeCodes(checked: CheckedLine, { alike }: AlikeCodes): CheckedLine {
  const customCodes = alike.map(({ customCode }) => customCode)
  const problems = checked.problems.map(
    (problem): LineProblem =>
      isCodeProblem(problem) ? { kind: 'several-own-codes', customCodes } : problem,
  )
  return { ...checked, problems }
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
