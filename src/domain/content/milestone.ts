/** The company's milestones and how many of them stand beside one another. */
import type { Written } from './content-locale.ts'

export interface Milestone extends Written {
  readonly year: number
  readonly heading: string
  readonly text: string
  readonly image: string | undefined
}

/** From which window width, in pixels, so many slides are in view (CMS-15). */
export const milestoneSlides = [
  { from: 0, slides: 1.3 },
  { from: 992, slides: 4 },
  { from: 1680, slides: 6 },
] as const

/** The milestones, oldest first. */
export function inOrderOfYears(milestones: readonly Milestone[]): readonly Milestone[] {
  return milestones.toSorted((one, other) => one.year - other.year)
}
