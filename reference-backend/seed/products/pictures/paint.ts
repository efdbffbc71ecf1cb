/** Paint: the castings of a finished drawing in other tones. */

import { MATERIALS } from './tones.ts'

type Tones = readonly [string, string, string, string, string, string, string]

/** From deepest shade to full light, by the name of the finish. */
const PAINTS: Readonly<Record<string, Tones>> = {
  black: MATERIALS.dark,
  grey: ['#353d44', '#3f484f', '#49535b', '#556068', '#626d75', '#717c84', '#828c94'],
  blue: ['#0d3f66', '#11507f', '#165f94', '#2473aa', '#3d88bd', '#5d9fcd', '#84b8dc'],
  marine: ['#24434a', '#2d535b', '#37636c', '#44747d', '#54868f', '#6a99a1', '#86aeb5'],
  zincNickel: ['#6f7468', '#84897c', '#999d90', '#adb1a5', '#c0c4b9', '#d3d6cd', '#e6e8e2'],
  primer: ['#6d4a3d', '#7f584a', '#916757', '#a27766', '#b28977', '#c29c8c', '#d1b1a3'],
  anodised: MATERIALS.steel,
  foodWhite: MATERIALS.bright,
}

/** The SVG with its castings painted; as it is for a finish that shows the bare casting. */
export function painted(svg: string, finish: string | null): string {
  const tones = finish !== null && Object.hasOwn(PAINTS, finish) ? PAINTS[finish] : undefined
  if (tones === undefined) return svg
  const repaint = new Map(MATERIALS.cast.map((tone, index) => [tone, tones[index] ?? tone]))
  return svg.replace(/#[0-9a-f]{6}/g, (tone) => {
    const known: ReadonlyMap<string, string> = repaint
    return known.get(tone) ?? tone
  })
}
