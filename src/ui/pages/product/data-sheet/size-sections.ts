/** Dimensions and weight of a data sheet, as figures and drawn. */
import type { TFunction } from 'i18next'
import type { SheetSection } from '../../../../application/catalogue/data-sheets.ts'
import { dimensionDrawing, viewNames } from '../../../../domain/catalogue/dimension-drawing.ts'
import { dimensionNames, dimensionsOf } from '../../../../domain/catalogue/outline.ts'
import { modifiersOf } from '../../../../domain/catalogue/product.ts'
import { dimensionFigure, dimensionUnit } from '../outline/dimension-words.ts'
import type { Described } from './described.ts'

export function sizeSections(t: TFunction, described: Described): readonly SheetSection[] {
  const { outline, product, zone, chosen, units, language } = described
  if (outline === undefined) return []
  const modifiers = modifiersOf(product, zone)
  const dimensions = dimensionsOf(outline, { zone, modifiers, choices: chosen })
  const shown = dimensionNames.filter((name) => dimensions[name] !== undefined)
  const drawing = dimensionDrawing(outline, dimensions)
  const figures = shown.map(
    (name) => [name, dimensionFigure(name, dimensions, { units, language })] as const,
  )
  return [
    {
      kind: 'figures',
      title: t('sheet:sizes'),
      figures: figures.map(([name, figure]) => ({
        name: t(`drawing:dimension.${name}`),
        figure: `${figure} ${dimensionUnit(name, units)}`,
      })),
    },
    {
      kind: 'drawing',
      title: `${t('drawing:title')} (${dimensionUnit('bodyLength', units)})`,
      drawing: {
        views: viewNames.map((view) => ({
          caption: t(`drawing:view.${view}`),
          view: drawing[view],
        })),
        figures: new Map(figures),
      },
    },
  ]
}
