/** The parts of a model code, laid out for the ribbon. */
import type { ModelCodeSegment } from '../../../domain/catalogue/model-code.ts'
import type { RibbonSegment } from '../../components/ModelCodeRibbon/ribbon-segment.ts'

/** The names of the parts that are no modifier. */
export interface PartNames {
  readonly sku: string
  readonly skuMeaning: string
  readonly unread: string
}

/** The parts of a code as the ribbon draws them. */
export function ribbonSegments(
  segments: readonly ModelCodeSegment[],
  names: Pick<PartNames, 'sku' | 'skuMeaning'>,
): readonly RibbonSegment[] {
  return segments.map(({ modifierKey, codeTitle, code, title, isOptional }) =>
    modifierKey === undefined
      ? {
          key: '',
          name: names.sku,
          code,
          meaning: names.skuMeaning,
          isOptional: false,
          isFixed: true,
        }
      : { key: modifierKey, name: codeTitle, code, meaning: title, isOptional, isFixed: false },
  )
}
