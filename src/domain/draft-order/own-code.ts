/** Lines that are written with one of the customer's own codes. A model code goes before an own code that is the same. */
import type { CustomCode } from './custom-code.ts'
import type { CheckedLine } from './line-check.ts'
import type { LineProblem } from './line-problem.ts'
import type { WrittenLine } from './written-line.ts'

/** Own codes in one question. */
export const ownCodesInOneCall = 100

/** Characters; a longer text is nobody's code. */
const longestCode = 255

/** The name under which an own code is known: letter case and blanks around it do not count. */
export function ownCodeName(text: string): string {
  return text.trim().toUpperCase()
}

/** Whether somebody may have a code like that. */
export function isPossibleOwnCode(text: string): boolean {
  const { length } = text.trim()
  return length > 0 && length <= longestCode
}

/** Whether a line may be written with an own code, because no model has its code. */
export function mayBeOwnCode({ written, problems }: CheckedLine): boolean {
  return isPossibleOwnCode(written.modelCode) && problems.some(isCodeProblem)
}

/** The line as if the model that the code stands for had been written. */
export function withModelOf(line: WrittenLine, { modelCode }: CustomCode): WrittenLine {
  return { ...line, modelCode }
}

/**
 * The check of a line with an own code, from the check of the line with the model that the code stands for. A code
 * that stands for no whole model is wrong as a code (CONF-19).
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

/** The check of a line while nobody knows whether its code is an own one: what the code says is not blamed yet. */
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
