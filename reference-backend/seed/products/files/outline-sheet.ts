/** The drawing sheet of a family: the machine in line and tone, its size table, a title block. */

import { BRANDS } from '../brands.ts'
import type { Family } from '../family.ts'
import { PRODUCT_TYPES } from '../product-types.ts'
import { sizeTable } from './size-table.ts'

const WIDTH = 1120
const HEIGHT = 790

/** The SVG of the sheet, A4 landscape, around the family's main picture. */
export function outlineSheet(family: Family, picture: string): string {
  const placed = picture.replace('<svg ', '<svg x="20" y="20" width="680" height="510" ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<g fill="none" stroke="#1f2b36" stroke-width="2"><rect x="15" y="15" width="1090" height="760"/><rect x="705" y="655" width="400" height="120"/></g>`,
    placed,
    '<g font-family="Helvetica, Arial, sans-serif" font-size="13" fill="#17212b">',
    ...table(family, 'metric', 560),
    ...table(family, 'us', 60, 715),
    ...titleBlock(family),
    '</g></svg>',
  ].join('')
}

function table(family: Family, system: 'metric' | 'us', top: number, left = 40): readonly string[] {
  const { heads, rows } = sizeTable(family, system)
  const pitch = system === 'metric' ? 108 : 66
  const step = system === 'metric' ? 18 : 26
  const line = (cells: readonly string[], y: number, weight: string) =>
    cells.map((cell, index) => text(left + pitch * index, y, [cell, weight]))
  // The heads carry their units on a second line, so that narrow columns hold them.
  const names = heads.map((head) => head.split(' ')[0]?.replace('Displacement', 'Displ.') ?? '')
  const units = heads.map((head) => head.split(' ').slice(1).join(' '))
  return rows.length === 0
    ? []
    : [
        ...line(names, top, 'bold'),
        ...line(units, top + 15, 'normal'),
        ...rows.flatMap((row, index) => line(row, top + 38 + step * index, 'normal')),
      ]
}

function titleBlock(family: Family): readonly string[] {
  return [
    text(720, 685, [family.name, 'bold']),
    text(720, 708, [`${BRANDS[family.brand].name} ${family.productCode}`, 'normal']),
    text(720, 731, [PRODUCT_TYPES[family.productType].name, 'normal']),
    text(720, 758, [`Drawing ${family.skuCode}-01   Axonometric view, not to scale`, 'normal']),
  ]
}

function text(x: number, y: number, [content, weight]: readonly [string, string]): string {
  const safe = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x}" y="${y}" font-weight="${weight}">${safe}</text>`
}
