/** A data sheet as a file: everything that stands on it can be read in it again. */
import { either as E } from 'fp-ts'
import { expect, test } from 'vitest'
import { browserDataSheetPrinter } from '../../../../src/adapters/browser/data-sheet.browser.ts'
import type { DataSheet } from '../../../../src/application/ports/data-sheet-printer.ts'
import { textsOfPdf } from '../../../backend/pdf-text.ts'
import { aDataSheet, textsOfSheet } from '../../../builders/a-data-sheet.ts'
import { fontOnDisk } from '../../../fakes/fonts-on-disk.ts'

/** Without blanks, since a text is broken where its line ends. */
const bare = (text: string) => text.replaceAll(/\s/g, '')

async function fileOf(sheet: DataSheet): Promise<Uint8Array> {
  const file = await browserDataSheetPrinter(fontOnDisk).print(sheet)()
  if (E.isLeft(file)) throw new Error(`It was not written: ${file.left.kind}`)
  return file.right
}

test('writes everything that stands on the sheet', async () => {
  const sheet = aDataSheet()
  const written = textsOfPdf(await fileOf(sheet))
    .map(bare)
    .join('')
  for (const text of textsOfSheet(sheet)) expect(written).toContain(bare(text))
  for (const figure of ['130', 'Ø25.4', '176']) expect(written).toContain(figure)
})

test('writes letters of other alphabets, and a question mark for what no file has', async () => {
  const about = 'Silnik dźwigni ąęł, Κινητήρας, двигатель, 电机, 1 450 − ½'
  const written = textsOfPdf(await fileOf(aDataSheet({ about })))
    .map(bare)
    .join('')
  expect(written).toContain('Silnikdźwigniąęł,Κινητήρας,двигатель,??,1450−½')
})

test('takes the paper of the region, and another page where one is full', async () => {
  const part = { code: 'A', name: 'Part', meaning: 'Meaning', description: 'More of it.' }
  const many = Array.from({ length: 60 }, () => part)
  const sections = [{ kind: 'parts' as const, title: 'Parts', parts: many }]
  const file = await fileOf(aDataSheet({ paper: 'letter', sections }))
  const raw = Buffer.from(file).toString('latin1')
  expect(raw).toContain('/MediaBox [0 0 612 792]')
  expect(raw.match(/\/Type \/Page\b/g)).toHaveLength(3)
  expect(textsOfPdf(file)).toContain('Page 3 of 3')
})

test('says so where a font cannot be fetched', async () => {
  const printer = browserDataSheetPrinter(() => Promise.reject(new Error('Offline.')))
  expect(await printer.print(aDataSheet())()).toEqual(
    E.left({ kind: 'unreachable', offline: false }),
  )
})
