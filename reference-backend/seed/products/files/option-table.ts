/** The option codes of a family as a CSV file, for those who keep their own order tables. */

import type { Family } from '../family.ts'

/** Zone, modifier, code, meaning, minimum, step; only what is on sale. Lines end in CR LF. */
export function optionTable(family: Family): string {
  const rows = (['EU', 'US'] as const).flatMap((zone) =>
    family.modifiers[zone].flatMap(({ title, options }) =>
      options
        .filter(({ hidden }) => !hidden)
        .map((option) => [
          zone,
          title,
          option.code,
          option.title,
          String(option.minQty ?? ''),
          String(option.stepQty ?? ''),
        ]),
    ),
  )
  const heads = ['Zone', 'Modifier', 'Code', 'Meaning', 'Minimum', 'Step']
  return [heads, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
