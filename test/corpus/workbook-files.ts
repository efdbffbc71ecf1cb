/** Workbooks of real-world shapes. */
import type { CorpusFile } from './corpus-file.ts'
import { inlineRows, ods, odsRow, xlsx, xlsxParts } from './workbook-file.ts'
import { zipFile } from './zip-file.ts'

const headings = ['Model code', 'Quantity', 'Requested date', 'Customer material number']
const day = '2026-05-04T00:00:00Z'
/** 2026-05-04 as a number of days, in the two ways of counting them. */
const [serial, serial1904] = [46_146, 44_684]

export const workbookFiles: readonly CorpusFile[] = [
  {
    name: 'XLSX with texts in their cells',
    bytes: () =>
      xlsx({
        sheets: [{ name: 'Lines', rows: inlineRows([headings, ['OM1080CNS', 24, '', 'MAT-7']]) }],
      }),
    lines: [[2, 'OM1080CNS', '24', '', 'MAT-7']],
  },
  {
    name: 'XLSX with shared texts, one of them in two fonts',
    bytes: () =>
      xlsx({
        strings: [
          '<t>Model</t>',
          '<t>Qty</t>',
          '<r><t>OM1</t></r><r><rPr><b/></rPr><t xml:space="preserve">080CNS </t></r>',
        ],
        sheets: [
          {
            name: 'Lines',
            rows: '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>24</v></c></row>',
          },
        ],
      }),
    lines: [[2, 'OM1080CNS', '24', '', '']],
  },
  {
    name: 'XLSX with days, and a day with a time',
    bytes: () =>
      xlsx({
        formats: ['dd.mm.yyyy', 'm/d/yy h:mm'],
        sheets: [
          {
            name: 'Lines',
            rows: `<row r="1"><c r="A1" t="inlineStr"><is><t>OM1080CNS</t></is></c><c r="B1"><v>24</v></c><c r="C1" s="1"><v>${serial}</v></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>OM1100TNS</t></is></c><c r="B2"><v>2</v></c><c r="C2" s="2"><v>${serial}.5</v></c></row>`,
          },
        ],
      }),
    lines: [
      [1, 'OM1080CNS', '24', day, ''],
      [2, 'OM1100TNS', '2', '2026-05-04T12:00:00Z', ''],
    ],
  },
  {
    name: 'XLSX that counts its days from 1904',
    bytes: () =>
      xlsx({
        is1904: true,
        formats: ['yyyy-mm-dd'],
        sheets: [
          {
            name: 'Lines',
            rows: `<row r="1"><c r="A1" t="inlineStr"><is><t>OM1080CNS</t></is></c><c r="B1"><v>24</v></c><c r="C1" s="1"><v>${serial1904}</v></c></row>`,
          },
        ],
      }),
    lines: [[1, 'OM1080CNS', '24', day, '']],
  },
  {
    name: 'XLSX with formulas that have been worked out',
    bytes: () =>
      xlsx({
        sheets: [
          {
            name: 'Lines',
            rows: '<row r="1"><c r="A1" t="str"><f>B1&amp;"080CNS"</f><v>OM1080CNS</v></c><c r="B1"><f>12*2</f><v>24</v></c></row>',
          },
        ],
      }),
    lines: [[1, 'OM1080CNS', '24', '', '']],
  },
  {
    name: 'XLSX with numbers as floating points leave them',
    bytes: () =>
      xlsx({
        formats: ['00000000'],
        sheets: [
          {
            name: 'Lines',
            rows: `<row r="1"><c r="A1" t="inlineStr"><is><t>OM1080CNS</t></is></c><c r="B1"><v>2.4000000000000001E1</v></c><c r="D1"><v>1.2345678901234567E+21</v></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>OM1100TNS</t></is></c><c r="B2"><v>16.100000000000001</v></c><c r="D2" s="1"><v>4711</v></c></row>`,
          },
        ],
      }),
    lines: [
      [1, 'OM1080CNS', '24', '', '1234567890123460000000'],
      [2, 'OM1100TNS', '16.1', '', '00004711'],
    ],
  },
  {
    name: 'XLSX with errors and truths among its cells',
    bytes: () =>
      xlsx({
        sheets: [
          {
            name: 'Lines',
            rows: '<row r="1"><c r="A1" t="inlineStr"><is><t>OM1080CNS</t></is></c><c r="B1" t="e"><v>#N/A</v></c><c r="D1" t="b"><v>1</v></c></row>',
          },
        ],
      }),
    lines: [[1, 'OM1080CNS', '#N/A', '', 'TRUE']],
  },
  {
    name: 'XLSX whose first sheets are hidden or empty',
    bytes: () =>
      xlsx({
        sheets: [
          { name: 'Prices', rows: inlineRows([['GP11', 1]]), state: 'hidden' },
          { name: 'Secret', rows: inlineRows([['GP12', 2]]), state: 'veryHidden' },
          { name: 'Cover', rows: '' },
          { name: 'Lines', rows: inlineRows([headings, ['OM1080CNS', 24]]) },
          { name: 'Last year', rows: inlineRows([['OM1100TNS', 2]]) },
        ],
      }),
    lines: [[2, 'OM1080CNS', '24', '', '']],
  },
  {
    name: 'XLSX with rows far apart',
    bytes: () =>
      xlsx({
        sheets: [
          {
            name: 'Lines',
            rows: '<row r="3"><c r="B3" t="inlineStr"><is><t>Model</t></is></c><c r="C3" t="inlineStr"><is><t>Qty</t></is></c></row><row r="40"><c r="B40" t="inlineStr"><is><t>OM1080CNS</t></is></c><c r="C40"><v>24</v></c></row>',
          },
        ],
      }),
    lines: [[40, 'OM1080CNS', '24', '', '']],
  },
  {
    name: 'XLSX with a remark in the last cell that a sheet can have',
    bytes: () =>
      xlsx({
        sheets: [
          {
            name: 'Lines',
            rows: `${inlineRows([['OM1080CNS', 24]])}<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>end</t></is></c></row>`,
          },
        ],
      }),
    lines: [[1, 'OM1080CNS', '24', '', '']],
  },
  {
    name: 'XLSX with pictures that would unfold to a lot',
    bytes: () =>
      zipFile(
        xlsxParts({
          sheets: [{ name: 'Lines', rows: inlineRows([['OM1080CNS', 24]]) }],
          otherParts: [{ name: 'xl/media/photo.bmp', content: new Uint8Array(60 * 1024 * 1024) }],
        }),
      ),
    lines: [[1, 'OM1080CNS', '24', '', '']],
  },
  {
    name: 'ODS with numbers and repeated empty cells',
    bytes: () =>
      ods([
        {
          name: 'Lines',
          rows: `${odsRow(headings)}${odsRow(['OM1080CNS', 24, '', 'MAT-7'])}<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`,
        },
      ]),
    lines: [[2, 'OM1080CNS', '24', '', 'MAT-7']],
  },
  {
    name: 'ODS with a day, blanks in a row and a line break',
    bytes: () =>
      ods([
        {
          name: 'Lines',
          rows: `<table:table-row><table:table-cell office:value-type="string"><text:p>OM1<text:s text:c="2"/>080CNS</text:p></table:table-cell><table:table-cell office:value-type="float" office:value="24"><text:p>24,00</text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="2026-05-04"><text:p>04.05.26</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>Pump</text:p><text:p>house</text:p></table:table-cell></table:table-row>`,
        },
      ]),
    lines: [[1, 'OM1  080CNS', '24', day, 'Pump\nhouse']],
  },
  {
    name: 'ODS with empty rows counted once and an empty first sheet',
    bytes: () =>
      ods([
        { name: 'Empty', rows: '' },
        {
          name: 'Lines',
          rows: `<table:table-row table:number-rows-repeated="4"><table:table-cell/></table:table-row>${odsRow(['Model', 'Qty'])}${odsRow(['OM1080CNS', 24])}`,
        },
      ]),
    lines: [[6, 'OM1080CNS', '24', '', '']],
  },
  {
    name: 'ODS whose row is repeated',
    bytes: () =>
      ods([
        {
          name: 'Lines',
          rows: odsRow(['OM1080CNS', 24], ' table:number-rows-repeated="3"'),
        },
      ]),
    lines: [
      [1, 'OM1080CNS', '24', '', ''],
      [2, 'OM1080CNS', '24', '', ''],
      [3, 'OM1080CNS', '24', '', ''],
    ],
  },
  {
    name: 'XLSX with a code and a date merged over several rows',
    bytes: () =>
      xlsx({
        sheets: [
          {
            name: 'Lines',
            rows: inlineRows([
              headings,
              ['OM1080CNS', 24, day, 'M-1'],
              ['', 2, '', 'M-2'],
              ['', 3, '', 'M-3'],
              ['OM1100TNS', 2, '', 'M-4'],
            ]),
            behind: '<mergeCells><mergeCell ref="A2:A4"/><mergeCell ref="C2:C5"/></mergeCells>',
          },
        ],
      }),
    lines: [
      [2, 'OM1080CNS', '24', day, 'M-1'],
      [3, 'OM1080CNS', '2', day, 'M-2'],
      [4, 'OM1080CNS', '3', day, 'M-3'],
      [5, 'OM1100TNS', '2', day, 'M-4'],
    ],
  },
  {
    name: 'XLSX whose merged quantity may have been meant once',
    bytes: () =>
      xlsx({
        sheets: [
          {
            name: 'Lines',
            rows: inlineRows([headings, ['OM1080CNS', 24], ['OM1100TNS'], ['', '', '', '']]),
            behind: '<mergeCells><mergeCell ref="B2:B4"/><mergeCell ref="A3:A4"/></mergeCells>',
          },
        ],
      }),
    lines: [
      [2, 'OM1080CNS', '24', '', ''],
      [3, 'OM1100TNS', '', '', ''],
    ],
  },
  {
    name: 'XLSX with hidden and filtered rows',
    bytes: () =>
      xlsx({
        sheets: [
          {
            name: 'Lines',
            rows: inlineRows([headings, ['OM1080CNS', 24], ['OM1100TNS', 2]]).replace(
              '<row r="2">',
              '<row r="2" hidden="1">',
            ),
            behind:
              '<autoFilter ref="A1:D3"><filterColumn colId="1"><filters><filter val="2"/></filters></filterColumn></autoFilter>',
          },
        ],
      }),
    lines: [[3, 'OM1100TNS', '2', '', '']],
  },
  {
    name: 'XLSX whose second sheet was open when it was saved',
    bytes: () =>
      xlsx({
        active: 1,
        sheets: [
          { name: 'Cover', rows: inlineRows([['Order 4711'], ['Pump house']]) },
          { name: 'Lines', rows: inlineRows([headings, ['OM1080CNS', 24]]) },
        ],
      }),
    lines: [[2, 'OM1080CNS', '24', '', '']],
  },
  {
    name: 'XLSX that was open at its cover',
    bytes: () =>
      xlsx({
        active: 0,
        sheets: [
          { name: 'Cover', rows: inlineRows([['Spare parts 2027'], ['Pump house 4']]) },
          { name: 'Lines', rows: inlineRows([headings, ['OM1080CNS', 24]]) },
          { name: 'Old', rows: inlineRows([headings, ['OM1100TNS', 2]]) },
        ],
      }),
    lines: [[2, 'OM1080CNS', '24', '', '']],
  },
  {
    name: 'XLSX that was open at a cover with codes of plants and figures',
    bytes: () =>
      xlsx({
        active: 0,
        sheets: [
          {
            name: 'Cover',
            rows: inlineRows([
              ['HH12', 3, 'Pump house'],
              ['P011', 1, 'Hall'],
            ]),
          },
          { name: 'Lines', rows: inlineRows([headings, ['OM1080CNS', 24]]) },
        ],
      }),
    lines: [[2, 'OM1080CNS', '24', '', '']],
  },
  {
    name: 'XLSX that was open at a list of codes, before one with headings',
    bytes: () =>
      xlsx({
        active: 0,
        sheets: [
          { name: 'New', rows: inlineRows([['OM1080CNS', 24]]) },
          { name: 'Old', rows: inlineRows([headings, ['OM1100TNS', 2]]) },
        ],
      }),
    lines: [[1, 'OM1080CNS', '24', '', '']],
  },
  {
    name: 'XLSX that was open at an empty sheet',
    bytes: () =>
      xlsx({
        active: 0,
        sheets: [
          { name: 'Notes', rows: '' },
          { name: 'Lines', rows: inlineRows([headings, ['OM1080CNS', 24]]) },
        ],
      }),
    lines: [[2, 'OM1080CNS', '24', '', '']],
  },
  {
    name: 'XLSX in the wide letters of an Asian keyboard',
    bytes: () =>
      xlsx({
        sheets: [
          {
            name: 'Lines',
            rows: inlineRows([headings, ['ＯＭ１０８０ＣＮＳ', '２４', '', '泵－１']]),
          },
        ],
      }),
    lines: [[2, 'OM1080CNS', '24', '', '泵－１']],
  },
  {
    name: 'ODS with a code and a date merged over several rows',
    bytes: () =>
      ods([
        {
          name: 'Lines',
          rows: `${odsRow(headings)}<table:table-row>${spanned('OM1080CNS', 3)}<table:table-cell office:value-type="float" office:value="24"/>${spanned(day, 2)}</table:table-row><table:table-row><table:covered-table-cell/><table:table-cell office:value-type="float" office:value="2"/><table:covered-table-cell/></table:table-row><table:table-row><table:covered-table-cell/><table:table-cell office:value-type="float" office:value="3"/></table:table-row>${odsRow(['', 7])}`,
        },
      ]),
    lines: [
      [2, 'OM1080CNS', '24', day, ''],
      [3, 'OM1080CNS', '2', day, ''],
      [4, 'OM1080CNS', '3', '', ''],
    ],
  },
  {
    name: 'ODS with hidden, filtered and grouped rows, and headings that are printed again',
    bytes: () =>
      ods([
        {
          name: 'Lines',
          rows: `<table:table-header-rows>${odsRow(headings)}</table:table-header-rows>${odsRow(['OM1080CNS', 24], ' table:visibility="filter"')}<table:table-row-group>${odsRow(['OM1100TNS', 2])}${odsRow(['OM1016CNS', 3], ' table:visibility="collapse"')}</table:table-row-group>`,
        },
      ]),
    lines: [[3, 'OM1100TNS', '2', '', '']],
  },
  {
    name: 'ODS whose second sheet was open when it was saved',
    bytes: () =>
      ods(
        [
          { name: 'Secret', rows: odsRow(['GP11', 1]), isHidden: true },
          { name: 'Cover', rows: odsRow(['Order 4711']) },
          { name: 'Lines & more', rows: odsRow(['OM1080CNS', 24]) },
        ].map((table) => ({ ...table, name: table.name.replace('&', '&amp;') })),
        'Lines &amp; more',
      ),
    lines: [[1, 'OM1080CNS', '24', '', '']],
  },
  {
    name: 'ODS with a remark on a cell, a link, and zeros in front of a number',
    bytes: () =>
      ods([
        {
          name: 'Lines',
          rows: `<table:table-row><table:table-cell office:value-type="string"><office:annotation><text:p>check</text:p></office:annotation><text:p><text:a>OM1</text:a><text:span>080CNS</text:span></text:p></table:table-cell><table:table-cell office:value-type="float" office:value="24"/><table:table-cell/><table:table-cell office:value-type="float" office:value="4711"><text:p>00004711</text:p></table:table-cell></table:table-row>`,
        },
      ]),
    lines: [[1, 'OM1080CNS', '24', '', '00004711']],
  },
]

/** A cell that covers so many rows. */
function spanned(text: string, rows: number): string {
  return `<table:table-cell office:value-type="string" table:number-rows-spanned="${rows}"><text:p>${text}</text:p></table:table-cell>`
}
