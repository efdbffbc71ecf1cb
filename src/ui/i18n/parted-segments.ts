/** The parts of a model code with soft hyphens in their long words: on a ribbon each has the room of a few letters. */
import type { RibbonSegment } from '../components/ModelCodeRibbon/ribbon-segment.ts'
import { softHyphens } from './soft-hyphens.ts'

export function partedSegments(
  segments: readonly RibbonSegment[],
  language: string,
): readonly RibbonSegment[] {
  return segments.map((segment) => ({
    ...segment,
    name: softHyphens(segment.name, language),
    ...(segment.meaning !== undefined && { meaning: softHyphens(segment.meaning, language) }),
  }))
}
