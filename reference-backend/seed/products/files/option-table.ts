/** The option codes of a family as a CSV file, for those who keep their own order tables. */

import { plainSkus } from '../build-plain.ts'
import type { Family, PlainRange } from '../family.ts'

/** Zone, modifier, code, meaning, minimum, step; only what is on sale. Lines end in CR LF. */
export function optionTable(family: Family): string {
  if (family.plain !== undefined) return articleTable(family, family.plain)
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
  return csv([heads, ...rows])
}

/** Sku code and what it stands for, one column per option group. */
function articleTable(family: Family, plain: PlainRange): string {
  const heads = ['Code', ...plain.groups.map(({ name }) => name)]
  const rows = plainSkus(family, plain).map(({ skuCode, options }) => [
    skuCode,
    ...plain.groups.map(
      ({ code }) => options.find((each) => each.optionGroupCode === code)?.optionName ?? '',
    ),
  ])
  return csv([heads, ...rows])
}

function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
