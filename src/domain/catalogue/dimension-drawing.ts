/** The dimension drawing of a configuration: the machine from the side, and from the end of its shaft. */
import type { DrawnView } from './drawing-shapes.ts'
import { frontView } from './front-view.ts'
import { type Dimensions, isSettled, type Outline } from './outline.ts'
import { type Figures, flangeReach } from './outline-figures.ts'
import { sideView } from './side-view.ts'

export const viewNames = ['side', 'front'] as const

export type ViewName = (typeof viewNames)[number]

export type DimensionDrawing = Readonly<Record<ViewName, DrawnView>>

/** Both views, to one scale; an open figure is drawn at its least. */
export function dimensionDrawing(outline: Outline, dimensions: Dimensions): DimensionDrawing {
  const figures: Figures = (name) => dimensions[name]?.least ?? 0
  const length = figures('bodyLength') + figures('shaftLength')
  const isOpen = Object.values(dimensions).some((span) => !isSettled(span))
  // A range is twice as long as a figure, and the line of a shaft is short.
  const letters = isOpen ? 28 : 24
  const letter = Math.max(length, figures('bodyHeight'), flangeReach(figures) * 2) / letters
  return { side: sideView(outline, figures, letter), front: frontView(outline, figures, letter) }
}
