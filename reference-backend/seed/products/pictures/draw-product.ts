/** Draws a product: from a few words about the machine to the SVG of a catalogue picture. */

import type { Drawing } from './drawing.ts'
import { project } from './geometry.ts'
import { machineShapes } from './machines/machine-shapes.ts'
import { type Drawn, MAIN_SHEET, sheetSvg, THUMB_SHEET } from './sheet.ts'

/**
 * The picture of a product as SVG text; pure.
 * @param title what the picture shows, for those who cannot see it
 * @param kind `main` 800 × 600, or `thumb` 400 × 300 with less in it
 */
export function drawProduct(drawing: Drawing, title: string, kind: 'main' | 'thumb'): string {
  const drawn: Drawn = {
    title,
    shapes: machineShapes(drawing),
    axis: [project([-330, 0, 0]), project([170, 0, 0])],
    size: 0.76 + 0.24 * drawing.length,
  }
  return sheetSvg(drawn, kind === 'main' ? MAIN_SHEET : THUMB_SHEET)
}
