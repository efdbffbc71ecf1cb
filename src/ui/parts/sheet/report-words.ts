/** The report on a file that was read: each exception in one sentence, with the rows that it is about. */
import type { TFunction } from 'i18next'
import type {
  LeftOutRow,
  ReadingReport,
  SheetChoice,
  UnreadColumn,
} from '../../../application/draft-order/reading.view.ts'

interface Fact {
  readonly words: string
  /** The rows that were left out, with what they say. */
  readonly rows?: readonly LeftOutRow[]
}

/** Texts of facts that count rows, cells or sheets. */
type FactKey =
  | 'above'
  | 'blank'
  | 'byOwnNumber'
  | 'carried'
  | 'formulas'
  | 'headings'
  | 'hidden'
  | 'hiddenTaken'
  | 'otherSheets'
  | 'withoutCode'
  | 'withoutSku'

/** Numbers of rows that a sentence names. */
const mostNamed = 10

/** How the columns that hold the codes are called where the report is shown. */
export type CodeName = 'model' | 'sku'

/** Everything to report besides the number of lines; empty for a file without surprises. */
export function factsOf(t: TFunction, report: ReadingReport, code: CodeName): readonly Fact[] {
  const {
    rowsOfHeadings,
    rowsWithoutCode,
    rowsByOwnNumber,
    rowsAbove,
    hiddenRows,
    unreadColumns,
    sheets,
    letters,
    offset,
  } = report
  const fact = (key: FactKey, count: number, values: Readonly<Record<string, string>> = {}) =>
    count === 0
      ? []
      : [{ words: t(`spreadsheet:report.${key}`, { count, replace: { count, ...values } }) }]
  const left = (key: FactKey, rows: readonly LeftOutRow[]) =>
    fact(key, rows.length, {
      rows: numbers(
        t,
        rows.map(({ line }) => line),
      ),
    }).map((each) => ({
      ...each,
      rows,
    }))
  const unread = unreadColumns.map((column) => quotedName(t, column)).join(', ')
  const others = sheets.filter(({ isRead, rowCount }) => !isRead && rowCount > 0)
  const read = sheets.find(({ isRead }) => isRead)
  return [
    ...(others.length === 0
      ? []
      : fact('otherSheets', others.length, {
          name: read?.name ?? '',
          names: others.map((sheet) => sheetWords(t, sheet)).join(', '),
        })),
    ...left(code === 'model' ? 'withoutCode' : 'withoutSku', rowsWithoutCode),
    ...fact('byOwnNumber', rowsByOwnNumber.length, { rows: numbers(t, rowsByOwnNumber) }),
    ...fact(report.takesHidden ? 'hiddenTaken' : 'hidden', hiddenRows.length, {
      rows: numbers(t, hiddenRows),
    }),
    ...fact('carried', report.carriedCells),
    ...fact('formulas', report.formulasWithoutValue),
    ...(letters
      ? [{ words: t(`spreadsheet:report.letters.${letters.kind}`, { word: letters.word }) }]
      : []),
    ...(unreadColumns.length === 0
      ? []
      : [
          {
            words: t('spreadsheet:unreadColumns', {
              count: unreadColumns.length,
              names: unread,
            }),
          },
        ]),
    ...left('above', rowsAbove),
    ...left('headings', rowsOfHeadings),
    ...fact('blank', report.blankRows),
    ...(offset === 0
      ? []
      : [{ words: t('spreadsheet:report.offset', { row: 2, line: 2 + offset }) }]),
  ]
}

/** The heading of a column, or its number. */
export function columnName(t: TFunction, { number, heading }: UnreadColumn): string {
  return heading === '' ? t('spreadsheet:column', { number }) : heading
}

/** As it stands in a sentence: a heading such as "Our no." would end it too early. */
function quotedName(t: TFunction, column: UnreadColumn): string {
  const name = columnName(t, column)
  return column.heading === '' ? name : t('spreadsheet:quotedHeading', { name })
}

/** "Lines (12 rows)", and that it is hidden. */
export function sheetWords(
  t: TFunction,
  { name, rowCount, isHidden }: Pick<SheetChoice, 'name' | 'rowCount' | 'isHidden'>,
): string {
  const key = isHidden ? 'hiddenSheet' : 'sheet'
  return t(`spreadsheet:report.${key}`, { name, count: rowCount })
}

function numbers(t: TFunction, lines: readonly number[]): string {
  const named = lines.slice(0, mostNamed).join(', ')
  const count = lines.length - mostNamed
  return count > 0 ? t('spreadsheet:report.more', { rows: named, count }) : named
}
