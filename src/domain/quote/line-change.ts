/** Another configuration of a line: what becomes different with it, to be read before it is confirmed. */
import {
  type CodedProduct,
  encodeModelCode,
  type ModelCodeSegment,
} from '../catalogue/model-code.ts'
import type { Choices } from '../catalogue/modifier.ts'
import type { SkuId } from '../catalogue/product.ts'
import { onlyReading } from '../catalogue/whole-model-code.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { QuoteItem } from './quote-item.ts'

/** What a line is to be, and in what quantity. */
export interface ChangedModel {
  readonly modelCode: string
  /** The reading that is meant, where the code alone has more than one. */
  readonly choices: Choices | undefined
  readonly quantity: number
  /** Of the model, where it is one of another product than the line had. */
  readonly skuId?: SkuId | undefined
}

/** What of a line does not stay as it was. */
export interface LineEffects {
  /** The day that takes the place of one that is too early for the new model. */
  readonly laterDate: CalendarDate | undefined
  /** The own code that stands for the old model and comes off the line; empty for none. */
  readonly lostCode: string
}

/** What a change of the model does to day and own code of a line; `earliest` is that of the new model. */
export function lineEffects(
  { requestedDate, customCode, modelCode }: QuoteItem,
  { modelCode: next }: Pick<ChangedModel, 'modelCode'>,
  earliest: CalendarDate,
): LineEffects {
  const isTooEarly = requestedDate !== undefined && requestedDate < earliest
  return {
    laterDate: isTooEarly ? earliest : undefined,
    lostCode: next === modelCode ? '' : customCode,
  }
}

/**
 * The answers that a line stands for: as its server explains the code, else by the code alone. Undefined for a model
 * that the product does not offer any more, or whose code has several readings.
 */
export function choicesOfLine(
  product: CodedProduct,
  { modelCode, segments }: Pick<QuoteItem, 'modelCode' | 'segments'>,
): Choices | undefined {
  const { skuCode, modifiers } = product
  const said: Choices = new Map(
    modifiers.flatMap(({ key, codeTitle, options }) => {
      const code = segments.find((segment) => segment.codeTitle === codeTitle)?.code
      return code && options.some((option) => option.code === code) ? [[key, code] as const] : []
    }),
  )
  const isSaid = segments.length > 0 && encodeModelCode(skuCode, modifiers, said) === modelCode
  return isSaid ? said : onlyReading(product, modelCode)
}

/** The keys of the modifiers that two codes of one product answer differently. */
export function changedParts(
  before: readonly ModelCodeSegment[],
  after: readonly ModelCodeSegment[],
): ReadonlySet<string> {
  const codes = new Map(before.map(({ modifierKey, code }) => [modifierKey, code]))
  return new Set(
    after.flatMap(({ modifierKey, code }) =>
      modifierKey !== undefined && codes.get(modifierKey) !== code ? [modifierKey] : [],
    ),
  )
}
