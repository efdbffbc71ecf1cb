/** Files that are no tables, or may not be read, each with the one thing that is wrong with it. */
import type { CorpusFile } from './corpus-file.ts'
import { utf8, utf16, windows1252 } from './encodings.ts'
import { inlineRows, odsParts, odsRow, xlsxParts } from './workbook-file.ts'
import { zipFile } from './zip-file.ts'

const mebibyte = 1024 * 1024
const notATable = { kind: 'not-a-table' } as const
const parts = () =>
  xlsxParts({ sheets: [{ name: 'Lines', rows: inlineRows([['OM1080CNS', 24]]) }] })

const cellTooLong = { kind: 'cell-too-long', limit: 32_767, line: undefined } as const

/** A workbook of one cell with so many characters. */
function cellOf(length: number): Uint8Array {
  return zipFile(
    xlsxParts({ sheets: [{ name: 'Lines', rows: inlineRows([['x'.repeat(length), 24]]) }] }),
  )
}

/** A thousand rows that all show the first shared text. */
const lines = {
  name: 'Lines',
  rows: Array.from(
    { length: 1000 },
    (_, index) => `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>0</v></c></row>`,
  ).join(''),
}

/** The container that office programs lock workbooks in, with a stream of that name. */
function compound(stream: string): Uint8Array {
  const bytes = new Uint8Array(2048)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  bytes.set(utf16(stream, 'little', false), 1024)
  return bytes
}

export const refusedFiles: readonly CorpusFile[] = [
  { name: 'nothing', bytes: utf8(''), lines: { kind: 'empty' } },
  { name: 'a mark and nothing behind it', bytes: utf8('', true), lines: { kind: 'empty' } },
  { name: 'blanks and delimiters', bytes: utf8(' \n;;;\r\n\t\n'), lines: { kind: 'empty' } },
  { name: 'a sep= line and nothing else', bytes: utf8('sep=;'), lines: { kind: 'empty' } },
  {
    name: 'a quote that is opened on the first line',
    bytes: utf8('"Model,Qty\nOM1080CNS,24\n'),
    lines: { kind: 'unclosed-quote', line: 1 },
  },
  {
    name: 'a quote that is opened behind cells with line breaks',
    bytes: utf8(
      'Model,Qty,Ref\r\nOM1080CNS,24,"two\r\nlines"\r\nOM1100TNS,2,"inch\r\nOM1016CNS,3,\r\n',
    ),
    lines: { kind: 'unclosed-quote', line: 4 },
  },
  {
    name: 'text behind a closing quote',
    bytes: utf8('sep=,\nModel,Qty\nOM1080CNS,"2"4\nOM1100TNS,"2"\n'),
    lines: { kind: 'unclosed-quote', line: 3 },
  },
  { name: 'a picture', bytes: () => picture(), lines: notATable },
  { name: 'a PDF', bytes: windows1252('%PDF-1.7\n1 0 obj\nâãÏÓ\n'), lines: notATable },
  {
    name: 'a page of the web',
    bytes: utf8('\n<!DOCTYPE html><p>OM1080CNS'),
    lines: notATable,
  },
  {
    name: 'a page of the web that calls itself a workbook',
    bytes: utf8('\n<!DOCTYPE html><table><tr><td>OM1'),
    lines: { kind: 'old-format' },
  },
  { name: 'a word processor’s text', bytes: utf8('{\\rtf1\\ansi Order}'), lines: notATable },
  {
    name: 'a workbook of the year 2003 in XML',
    bytes: utf8('<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><ss:Workbook/>'),
    lines: { kind: 'old-format' },
  },
  { name: 'some other XML', bytes: utf8('<?xml version="1.0"?><order/>'), lines: notATable },
  { name: 'random bytes', bytes: () => noise(4096), lines: notATable },
  { name: 'a text of 32-bit characters', bytes: utf16('O\0M\0', 'little'), lines: notATable },
  {
    name: 'a text of more than a megabyte',
    bytes: () => utf8('OM1080CNS,24\n'.repeat(90_000)),
    lines: { kind: 'too-large', limit: mebibyte },
  },
  {
    name: 'more rows than anybody looks through',
    bytes: () => utf8('OM1080CNS,24\n'.repeat(5001)),
    lines: { kind: 'too-many-rows', limit: 5000 },
  },
  {
    name: 'an archive of more than five megabytes',
    bytes: () => zipFile([{ name: 'noise', content: noise(5 * mebibyte + 1), isStored: true }]),
    lines: { kind: 'too-large', limit: 5 * mebibyte },
  },
  {
    name: 'an archive that unfolds to hundreds of megabytes',
    bytes: () =>
      zipFile([...parts(), { name: 'xl/bomb.xml', content: new Uint8Array(60 * mebibyte) }]),
    lines: { kind: 'too-large-unpacked', limit: 48 * mebibyte },
  },
  {
    name: 'an archive that does not say what it unfolds to',
    bytes: () => zipFile(parts().map((part) => ({ ...part, claimedBytes: 0 }))),
    lines: notATable,
  },
  {
    name: 'an archive that says less than it unfolds to',
    bytes: () => zipFile(parts().map((part) => ({ ...part, claimedBytes: 10 }))),
    lines: notATable,
  },
  {
    name: 'an archive of pictures',
    bytes: () => zipFile([{ name: 'one.png', content: 'x' }]),
    lines: notATable,
  },
  { name: 'half an archive', bytes: () => zipFile(parts()).slice(0, 900), lines: notATable },
  {
    name: 'a workbook whose sheet is missing',
    bytes: () => zipFile(parts().filter(({ name }) => !name.includes('sheet1'))),
    lines: notATable,
  },
  {
    name: 'a workbook in which nothing is written',
    bytes: () => zipFile(xlsxParts({ sheets: [{ name: 'Lines', rows: '' }] })),
    lines: { kind: 'empty' },
  },
  {
    name: 'a locked XLSX',
    bytes: () => compound('EncryptedPackage'),
    lines: { kind: 'protected' },
  },
  {
    name: 'a workbook of twenty years ago',
    bytes: () => compound('Workbook'),
    lines: { kind: 'old-format' },
  },
  { name: 'a text of twenty years ago', bytes: () => compound('WordDocument'), lines: notATable },
  {
    name: 'an XLSX whose one cell unfolds to forty megabytes',
    bytes: () => cellOf(40 * mebibyte),
    lines: cellTooLong,
  },
  {
    name: 'an XLSX with a cell longer than a spreadsheet lets anybody write',
    bytes: () => cellOf(32_768),
    lines: { ...cellTooLong, line: 1 },
  },
  {
    name: 'an XLSX with a shared text of forty megabytes',
    bytes: () =>
      zipFile(xlsxParts({ strings: [`<t>${'x'.repeat(40 * mebibyte)}</t>`], sheets: [lines] })),
    lines: cellTooLong,
  },
  {
    name: 'an XLSX in which one long text stands a thousand times',
    bytes: () => zipFile(xlsxParts({ strings: [`<t>${'x'.repeat(30_000)}</t>`], sheets: [lines] })),
    lines: { kind: 'too-large-unpacked', limit: 4 * mebibyte },
  },
  {
    name: 'an ODS whose one cell unfolds to forty megabytes',
    bytes: () =>
      zipFile(odsParts([{ name: 'Lines', rows: odsRow(['x'.repeat(40 * mebibyte), 24]) }])),
    lines: cellTooLong,
  },
  {
    name: 'an ODS with a cell of nine hundred million blanks',
    bytes: () =>
      zipFile(
        odsParts([
          {
            name: 'Lines',
            rows: '<table:table-row><table:table-cell><text:p>x<text:s text:c="900000000"/>x</text:p></table:table-cell></table:table-row>',
          },
        ]),
      ),
    lines: { ...cellTooLong, line: 1 },
  },
  {
    name: 'an ODS in which a row of long texts is repeated',
    bytes: () =>
      zipFile(
        odsParts([
          {
            name: 'Lines',
            rows: odsRow(['OM1080CNS', 'x'.repeat(30_000)], ' table:number-rows-repeated="1000"'),
          },
        ]),
      ),
    lines: { kind: 'too-large-unpacked', limit: 4 * mebibyte },
  },
  {
    name: 'a text with a cell of a hundred thousand characters',
    bytes: () => utf8(`Model,Qty\nOM1080CNS,"${'x'.repeat(100_000)}"\n`),
    lines: { ...cellTooLong, line: 2 },
  },
  {
    name: 'a workbook of formulas whose values are not in it',
    bytes: () =>
      zipFile(
        xlsxParts({
          sheets: [{ name: 'Lines', rows: '<row r="1"><c r="A1"><f>B1</f></c></row>' }],
        }),
      ),
    lines: { kind: 'no-values' },
  },
  {
    name: 'a locked ODS',
    bytes: () =>
      zipFile([
        ...odsParts([]).filter(({ name }) => name !== 'content.xml'),
        { name: 'content.xml', content: noise(400), isStored: true },
      ]),
    lines: { kind: 'protected' },
  },
  {
    name: 'a locked ODS of the newer kind',
    bytes: () =>
      zipFile([
        {
          name: 'mimetype',
          content: 'application/vnd.oasis.opendocument.spreadsheet',
          isStored: true,
        },
        { name: 'encrypted-package', content: noise(400), isStored: true },
      ]),
    lines: { kind: 'protected' },
  },
  {
    name: 'an archive with a password',
    bytes: () => zipFile(parts().map((part) => ({ ...part, isEncrypted: true }))),
    lines: { kind: 'protected' },
  },
]

/** The same bytes each time, without any order in them. */
function noise(length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let state = 0x2545f491
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    bytes[index] = state >>> 24
  }
  return bytes
}

function picture(): Uint8Array {
  return Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...noise(600)])
}
