/** A workbook that is given out has cells of the kind that they are, and none that is executed. */
import { readXlsx } from 'hucre/xlsx'
import { expect, it } from 'vitest'
import { writeWorkbook } from '../../../../../src/adapters/browser/spreadsheet/write-workbook.ts'
import { aDay } from '../../../../builders/a-day.ts'

const rows = [
  ['Model code', 'Quantity', 'Requested date', 'Unit price'],
  ['=1+1', 12, { day: aDay('2027-11-05') }, { amount: 1250.5 }],
  ['007', 1, '', ''],
] as const

it('holds texts, counts, days and amounts as such, each with its format', async () => {
  const book = await readXlsx(await writeWorkbook(rows), { readStyles: true })
  const [sheet] = book.sheets
  const cell = (place: string) => sheet?.cells?.get(place)
  expect(sheet?.rows[1]).toEqual(['=1+1', 12, new Date(Date.UTC(2027, 10, 5)), 1250.5])
  expect(sheet?.rows[2]?.[0]).toBe('007')
  const formats = ['1,0', '1,1', '1,2', '1,3'].map((place) => cell(place)?.style?.numFmt)
  expect(formats).toEqual(['@', '0', 'yyyy-mm-dd', '#,##0.00'])
  expect([...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula)).toEqual([])
})

it('keeps its heads in view, and its columns as wide as they need', async () => {
  const long = 'x'.repeat(400)
  const book = await readXlsx(
    await writeWorkbook([
      ['Model code', long],
      ['OM1080CNS', ''],
    ]),
    {
      readStyles: true,
    },
  )
  const [sheet] = book.sheets
  expect(sheet?.freezePane?.rows).toBe(1)
  expect(sheet?.columns?.map(({ width }) => Math.round(width ?? 0))).toEqual([12, 48])
})
