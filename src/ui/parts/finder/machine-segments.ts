import type { FoundMachine } from '../../../domain/finder/machine-fit.ts'
import type { RibbonSegment } from '../../components/ModelCodeRibbon/ribbon-segment.ts'
import { softHyphens } from '../../i18n/soft-hyphens.ts'

/** The code of a machine part by part, its names for narrow places; `skuName` is what its first part is called. */
export function machineSegments(
  { skuCode, name, answers }: FoundMachine,
  { skuName, language }: { readonly skuName: string; readonly language: string },
): readonly RibbonSegment[] {
  return [
    { key: '', name: skuName, code: skuCode, meaning: name, isOptional: false, isFixed: true },
    ...answers.map((answer) => ({
      key: answer.key,
      name: softHyphens(answer.name, language),
      code: answer.code,
      meaning: answer.title,
      isOptional: false,
      isFixed: false,
    })),
  ]
}
