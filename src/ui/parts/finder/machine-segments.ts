import type { FoundMachine } from '../../../domain/finder/machine-fit.ts'
import type { RibbonSegment } from '../../components/ModelCodeRibbon/ribbon-segment.ts'

/** The code of a machine part by part; `skuName` is what its first part is called. */
export function machineSegments(
  { skuCode, name, answers }: FoundMachine,
  skuName: string,
): readonly RibbonSegment[] {
  return [
    { key: '', name: skuName, code: skuCode, meaning: name, isOptional: false, isFixed: true },
    ...answers.map((answer) => ({
      key: answer.key,
      name: answer.name,
      code: answer.code,
      meaning: answer.title,
      isOptional: false,
      isFixed: false,
    })),
  ]
}
