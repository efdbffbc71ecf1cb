/** Which models stand side by side, in an address. */
import { answersText } from '../catalogue/answers-text.ts'
import { addressedModel } from '../catalogue/model-address.ts'
import { normaliseModelCode, skuCodeLength } from '../catalogue/model-code-text.ts'
import type { Choices } from '../catalogue/modifier.ts'
import { longestCompared } from './compared-length.ts'

/** Parts the models of an address; no code has it. */
const mark = '!'

/** As many as stand side by side. */
export const mostCompared = 4

/** What the address of a comparison says. */
export interface ComparedAddress {
  /** As `writeCompared` writes them. */
  readonly models?: string | undefined
  /** As typed; for all of them. */
  readonly quantity?: string | undefined
}

export interface ComparedTexts {
  readonly shown: readonly string[]
  /** What is one too many. */
  readonly left: readonly string[]
  /** Whether the text is longer than what is read of it; the model that would be read in part is not read. */
  readonly isCut: boolean
}

/** The models that an address names, each once. */
export function readCompared(text = ''): ComparedTexts {
  const isCut = text.length > longestCompared
  const read = isCut ? text.slice(0, text.lastIndexOf(mark, longestCompared) + 1) : text
  const models = read
    .split(mark)
    .map(addressedModel)
    .filter((model) => model !== '')
  const distinct = [...new Set(models)]
  return { shown: distinct.slice(0, mostCompared), left: distinct.slice(mostCompared), isCut }
}

/** What the address of a comparison says; undefined where nothing is compared. */
export function writeCompared(models: readonly string[]): string | undefined {
  return models.length === 0 ? undefined : models.join(mark)
}

/** A configured model as an address names it: by its answers where they are known, since a code may have several readings. */
export function comparedText({ modelCode, choices }: NamedModel): string {
  const code = normaliseModelCode(modelCode)
  if (choices === undefined || choices.size === 0) return code
  return answersText(code.slice(0, skuCodeLength), choices)
}

interface NamedModel {
  readonly modelCode: string
  readonly choices?: Choices | undefined
}
