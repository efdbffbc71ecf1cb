/** Text files of real-world shapes: exports, hand-made lists, what other programs leave behind. */
import type { CorpusFile, ExpectedLine } from './corpus-file.ts'
import { utf8, utf16, windows1252 } from './encodings.ts'

const header = 'Model code,Quantity,Requested date,Customer material number'
const day = '2026-05-04T00:00:00Z'
const accented =
  'Modellcode;Menge;Wunschtermin;Kundenmaterialnummer\r\nOM1080CNS;24;;Größe Ø 12 €\r\n'
const accentedLines = [[2, 'OM1080CNS', '24', '', 'Größe Ø 12 €']] as const

/** What most of the files hold: twenty-four of one motor, and two of another. */
const firstLine = (number: number): ExpectedLine => [number, 'OM1080CNS', '24', '', '']
const secondLine = (number: number): ExpectedLine => [number, 'OM1100TNS', '2', '', '']
const bothLines = (first: number, second: number) => [firstLine(first), secondLine(second)]

export const textFiles: readonly CorpusFile[] = [
  {
    name: 'the template as it is downloaded',
    bytes: utf8(`${header}\r\nOM1080CNS,1,${day},M-1001`),
    lines: [[2, 'OM1080CNS', '1', day, 'M-1001']],
  },
  {
    name: 'commas and a line feed after the last row',
    bytes: utf8(`${header}\nOM1080CNS,24,${day},MAT-7\nOM1100TNS,2,,\n`),
    lines: [
      [2, 'OM1080CNS', '24', day, 'MAT-7'],
      [3, 'OM1100TNS', '2', '', ''],
    ],
  },
  {
    name: 'semicolons with decimal commas in a remark',
    bytes: utf8('Modell;Menge;Bemerkung\r\nOM1080CNS;24;2,5 bar\r\nOM1100TNS;2;1,5 bar, kalt\r\n'),
    lines: bothLines(2, 3),
  },
  {
    name: 'semicolons, with rows of other sheets among them',
    bytes: utf8(
      'Modell;Menge;Bemerkung\r\nOM1080CNS;24;\r\nOM1080CNS\t24\tkalt, rot\r\nOM1100TNS,2,\r\nOM1080CNS, 24\r\nOM1100TNS;2;\r\n',
    ),
    lines: [firstLine(2), ...bothLines(3, 4), [5, 'OM1080CNS, 24', '', '', ''], secondLine(6)],
  },
  {
    name: 'tabs, as a terminal program prints them',
    bytes: utf8('MODEL\tQTY\nOM1080CNS\t24\nOM1100TNS\t2\n'),
    lines: bothLines(2, 3),
  },
  {
    name: 'no header at all',
    bytes: utf8(`OM1080CNS,24,${day},MAT-7\nOM1100TNS,2,,MAT-8\n`),
    lines: [
      [1, 'OM1080CNS', '24', day, 'MAT-7'],
      [2, 'OM1100TNS', '2', '', 'MAT-8'],
    ],
  },
  {
    name: 'codes alone, one on each line',
    bytes: utf8('OM1080CNS\nOM1100TNS\n'),
    lines: [
      [1, 'OM1080CNS', '', '', ''],
      [2, 'OM1100TNS', '', '', ''],
    ],
  },
  {
    name: 'one code and nothing else',
    bytes: utf8('OM1080CNS'),
    lines: [[1, 'OM1080CNS', '', '', '']],
  },
  {
    name: 'carriage returns alone, as an old Macintosh ended its lines',
    bytes: utf8('Model,Qty\rOM1080CNS,24\rOM1100TNS,2\r'),
    lines: bothLines(2, 3),
  },
  {
    name: 'Mac Roman, as spreadsheet programs of the Macintosh write it',
    bytes: Uint8Array.from(
      'Model,Qty,Date,Customer material number\rOM1080CNS,24,,K\x9ahler\r',
      (each) => each.charCodeAt(0),
    ),
    lines: [[2, 'OM1080CNS', '24', '', 'Köhler']],
  },
  {
    name: 'line ends of three kinds in one file',
    bytes: utf8('Model,Qty\r\nOM1080CNS,24\nOM1100TNS,2\rOM1016CNS,3'),
    lines: [
      [2, 'OM1080CNS', '24', '', ''],
      [3, 'OM1100TNS', '2', '', ''],
      [4, 'OM1016CNS', '3', '', ''],
    ],
  },
  { name: 'UTF-8 with its mark', bytes: utf8(accented, true), lines: accentedLines },
  { name: 'UTF-8 without a mark', bytes: utf8(accented), lines: accentedLines },
  {
    name: 'UTF-16, little end first, with its mark',
    bytes: utf16(accented, 'little'),
    lines: accentedLines,
  },
  {
    name: 'UTF-16, big end first, with its mark',
    bytes: utf16(accented, 'big'),
    lines: accentedLines,
  },
  {
    name: 'UTF-16, little end first, unmarked',
    bytes: utf16(accented, 'little', false),
    lines: accentedLines,
  },
  {
    name: 'UTF-16, big end first, unmarked',
    bytes: utf16(accented, 'big', false),
    lines: accentedLines,
  },
  {
    name: 'UTF-16 that lost its last byte',
    bytes: utf16(`${accented}OM1100TNS;2`, 'little').slice(0, -1),
    lines: [...accentedLines, [3, 'OM1100TNS', '', '', '']],
  },
  { name: 'Windows-1252', bytes: windows1252(accented), lines: accentedLines },
  {
    name: 'Windows-1252 with the quotation marks of a word processor',
    bytes: windows1252('Model,Qty,Your reference\r\nOM1080CNS,24,“Pump house” – No 4…\r\n'),
    lines: [[2, 'OM1080CNS', '24', '', '“Pump house” – No 4…']],
  },
  {
    name: 'a sep= line of Excel, semicolons',
    bytes: utf8('sep=;\r\nModel;Qty\r\nOM1080CNS;24\r\n'),
    lines: [firstLine(3)],
  },
  {
    name: 'a sep= line that names the bar',
    bytes: utf8('SEP=|\nModel|Qty|Your ref\nOM1080CNS|24|a,b;c\n', true),
    lines: [[3, 'OM1080CNS', '24', '', 'a,b;c']],
  },
  {
    name: 'a quoted sep= line, tabs',
    bytes: utf8('"sep=\t"\nModel\tQty\nOM1080CNS\t24\n'),
    lines: [firstLine(3)],
  },
  {
    name: 'every cell quoted',
    bytes: utf8('"Model code","Quantity"\r\n"OM1080CNS","24"\r\n"OM1100TNS","2"\r\n'),
    lines: bothLines(2, 3),
  },
  {
    name: 'delimiters and doubled quotes within quotes',
    bytes: utf8('Model,Qty,Your reference\nOM1080CNS,24,"Shaft 3/4"", keyed; left"\n'),
    lines: [[2, 'OM1080CNS', '24', '', 'Shaft 3/4", keyed; left']],
  },
  {
    name: 'line breaks within cells, so that rows and lines differ',
    bytes: utf8('Model,Qty,Your ref\r\nOM1080CNS,24,"Pump\r\nhouse\r\n4"\r\nOM1100TNS,2,\r\n'),
    lines: [
      [2, 'OM1080CNS', '24', '', 'Pump\nhouse\n4'],
      [5, 'OM1100TNS', '2', '', ''],
    ],
  },
  {
    name: 'an inch mark in the middle of a cell, unquoted',
    bytes: utf8('Model,Qty,Your ref\nOM1080CNS,24,Hose 3/4" long\nOM1100TNS,2,Hose 5/8"\n'),
    lines: [
      [2, 'OM1080CNS', '24', '', 'Hose 3/4" long'],
      [3, 'OM1100TNS', '2', '', 'Hose 5/8"'],
    ],
  },
  {
    name: 'a blank between the quote and the delimiter',
    bytes: utf8('Model,Qty\n"OM1080CNS" ,24\n'),
    lines: [firstLine(2)],
  },
  {
    name: 'trailing delimiters, as a spreadsheet writes a wide sheet',
    bytes: utf8('Model;Qty;;;;;;\r\nOM1080CNS;24;;;;;;\r\n;;;;;;;\r\nOM1100TNS;2;;;;;;\r\n'),
    lines: bothLines(2, 4),
  },
  {
    name: 'empty rows before, between and after',
    bytes: utf8('\n\nModel,Qty\n\nOM1080CNS,24\n \n\nOM1100TNS,2\n\n\n'),
    lines: bothLines(5, 8),
  },
  {
    name: 'blanks around cells, hard ones too',
    bytes: utf8('Model , Qty\n  OM1080CNS\u00A0, 24 \n\u00A0OM1100TNS,\t2\n'),
    lines: bothLines(2, 3),
  },
  {
    name: 'titles above the headings, totals below the lines',
    bytes: utf8(
      'Northfield Hydraulics\nMonthly requirement\n\nPos;Article code;Pieces;Delivery date\n10;OM1080CNS;24;2026-05-04\n20;OM1100TNS;2;2026-06-01\n;;26;\n',
    ),
    lines: [
      [5, 'OM1080CNS', '24', '2026-05-04', ''],
      [6, 'OM1100TNS', '2', '2026-06-01', ''],
    ],
  },
  {
    name: 'German headings in another order',
    bytes: utf8(
      'Menge;Bestell-Nr.;Kunden-Material-Nr.;Liefertermin\r\n24;OM1080CNS;4711;04.05.2026\r\n',
    ),
    lines: [[2, 'OM1080CNS', '24', '04.05.2026', '4711']],
  },
  {
    name: 'columns in an unusual order and no headings',
    bytes: utf8(`24,${day},OM1080CNS,MAT-7\n2,${day},OM1100TNS,MAT-8\n`),
    lines: [
      [1, 'OM1080CNS', '24', day, 'MAT-7'],
      [2, 'OM1100TNS', '2', day, 'MAT-8'],
    ],
  },
  {
    name: 'rows of different lengths',
    bytes: utf8(`${header}\nOM1080CNS\nOM1100TNS,2\nOM1016CNS,3,,MAT-9,surplus,cells\n`),
    lines: [
      [2, 'OM1080CNS', '', '', ''],
      [3, 'OM1100TNS', '2', '', ''],
      [4, 'OM1016CNS', '3', '', 'MAT-9'],
    ],
  },
  {
    name: 'lines without a code among those that have one',
    bytes: utf8(`${header}\n,5,spare,\nOM1080CNS,24,,MAT-7\n   ,1,,\n`),
    lines: [[3, 'OM1080CNS', '24', '', 'MAT-7']],
  },
  {
    name: 'lines with nothing but their own numbers among those that have a code',
    bytes: utf8(`${header}\n,5,,US-1018\nOM1080CNS,24,,MAT-7\n`),
    lines: [
      [2, 'US-1018', '5', '', 'US-1018'],
      [3, 'OM1080CNS', '24', '', 'MAT-7'],
    ],
  },
  {
    name: 'own numbers and no model codes',
    bytes: utf8('Customer material number,Quantity\nUS-1018,4\n'),
    lines: [[2, 'US-1018', '4', '', 'US-1018']],
  },
  {
    name: 'codes as people write them: small letters, hyphens, blanks',
    bytes: utf8('Model,Qty\nom1-080-c-n-s,24\nOM1 100 TNS,2\n'),
    lines: [
      [2, 'om1-080-c-n-s', '24', '', ''],
      [3, 'OM1 100 TNS', '2', '', ''],
    ],
  },
  {
    name: 'cells that an export made harmless',
    bytes: utf8(`${header},Reason\r\nOM1080CNS,24,,'=cmd|' /C calc'!A0,'-too early\r\n`),
    lines: [[2, 'OM1080CNS', '24', '', "=cmd|' /C calc'!A0"]],
  },
  {
    name: 'cells that a spreadsheet would execute',
    bytes: utf8(`${header}\nOM1080CNS,24,,=1+1\nOM1100TNS,+2,,@ref\n`),
    lines: [
      [2, 'OM1080CNS', '24', '', '=1+1'],
      [3, 'OM1100TNS', '+2', '', '@ref'],
    ],
  },
  {
    name: 'letters of other scripts, and characters of two units',
    bytes: utf8('Model,Qty,Your ref\nOM1080CNS,24,насос 泵 🛠️\n'),
    lines: [[2, 'OM1080CNS', '24', '', 'насос 泵 🛠️']],
  },
  {
    name: 'the end-of-file mark of an old system',
    bytes: utf8('Model,Qty\r\nOM1080CNS,24\r\n\x1A'),
    lines: [firstLine(2)],
  },
  {
    name: 'more columns than anybody looks at',
    bytes: utf8(`Model,Qty${',x'.repeat(300)}\nOM1080CNS,24${',y'.repeat(300)}\n`),
    lines: [firstLine(2)],
  },
  {
    name: 'a cell of a whole page',
    bytes: utf8(`Model,Qty,Your ref\nOM1080CNS,24,${'lorem '.repeat(500)}\n`),
    lines: [[2, 'OM1080CNS', '24', '', 'lorem '.repeat(500).trim()]],
  },
  {
    name: 'bars between the cells, which nothing announces',
    bytes: utf8('Model|Qty|Your ref\nOM1080CNS|24|small, red\nOM1100TNS|2|\n'),
    lines: [
      [2, 'OM1080CNS', '24', '', 'small, red'],
      [3, 'OM1100TNS', '2', '', ''],
    ],
  },
  {
    name: 'dates under a heading that nobody knows, far from their usual place',
    bytes: utf8('Model,Qty,Description,When?\nOM1080CNS,24,Pump,2027-03-09T00:00:00Z\n'),
    lines: [[2, 'OM1080CNS', '24', '2027-03-09T00:00:00Z', '']],
  },
  {
    name: 'the customer’s own numbers beside ours, told apart by what they look like',
    bytes: utf8('Our part no;Your part no;Qty\nUS-1001;TM277B1U3BS;4\nUS-1002;TM231A1U3BS;2\n'),
    lines: [
      [2, 'TM277B1U3BS', '4', '', 'US-1001'],
      [3, 'TM231A1U3BS', '2', '', 'US-1002'],
    ],
  },
]
