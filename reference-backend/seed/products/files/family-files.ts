/** What can be downloaded for a family. */

import type { Family } from '../family.ts'
import { identifier } from '../identifier.ts'

export interface FamilyFile {
  readonly id: string
  readonly name: string
  /** What the files table shows: `PDF`, `SVG`, `CSV`. */
  readonly type: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** The data sheet, the outline drawing and the table of option codes of a family. */
export function familyFiles(family: Family): readonly FamilyFile[] {
  const name = `${family.productCode}-sizes.csv`
  const lines = family.sizes.map(({ eu, us, cm3 }) => `${eu},${us},${cm3}`)
  return [
    {
      id: identifier('file', name),
      name,
      type: 'CSV',
      mediaType: 'text/csv; charset=utf-8',
      bytes: new TextEncoder().encode(['code EU,code US,cm3', ...lines, ''].join('\r\n')),
    },
  ]
}
