/** A configuration as one model, to be kept beside others. */
import { type CodedProduct, encodeModelCode } from '../catalogue/model-code.ts'
import type { Choices } from '../catalogue/modifier.ts'
import { missingModifiers } from './configuration.ts'

export interface WholeModel {
  readonly code: string
  readonly choices: Choices
}

/** The model that the answers make up; undefined while one is open, and for a product that asks nothing. */
export function wholeModel(
  { skuCode, modifiers }: Pick<CodedProduct, 'skuCode' | 'modifiers'>,
  choices: Choices,
): WholeModel | undefined {
  if (modifiers.length === 0 || missingModifiers(modifiers, choices).length > 0) return undefined
  return { code: encodeModelCode(skuCode, modifiers, choices), choices }
}
