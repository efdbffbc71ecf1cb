/** What can be downloaded for a family. */

import type { Family } from '../family.ts'
import { identifier } from '../identifier.ts'
import { dataSheet } from './data-sheet.ts'
import { optionTable } from './option-table.ts'
import { outlineSheet } from './outline-sheet.ts'

export interface FamilyFile {
  readonly id: string
  readonly name: string
  /** What the files table shows: `PDF`, `SVG`, `CSV`. */
  readonly type: string
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/**
 * The data sheet, the outline drawing and the table of option codes of a family.
 * @param picture the family's main picture as SVG
 */
export async function familyFiles(family: Family, picture: string): Promise<readonly FamilyFile[]> {
  const utf8 = new TextEncoder()
  return [
    {
      ...named(family, 'data-sheet', 'PDF'),
      mediaType: 'application/pdf',
      bytes: await dataSheet(family),
    },
    {
      ...named(family, 'outline-drawing', 'SVG'),
      mediaType: 'image/svg+xml',
      bytes: utf8.encode(outlineSheet(family, picture)),
    },
    {
      ...named(family, 'option-codes', 'CSV'),
      mediaType: 'text/csv; charset=utf-8',
      bytes: utf8.encode(optionTable(family)),
    },
  ]
}

function named(family: Family, what: string, type: string) {
  const name = `${family.productCode}-${what}.${type.toLowerCase()}`
  return { id: identifier('file', name), name, type }
}
