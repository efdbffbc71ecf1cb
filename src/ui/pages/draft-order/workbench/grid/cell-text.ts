/** What a cell shows while it is read, and what stands in its input while it is edited. */
import type { LineView } from '../../../../../application/draft-order/csv-import.view.ts'
import { dateCell, readDateCell } from '../../../../../domain/draft-order/csv-date.ts'
import { meantDate } from '../../../../../domain/draft-order/meant-date.ts'
import type { LineField } from '../../../../../domain/draft-order/written-line.ts'
import { parseCalendarDate } from '../../../../../domain/shared/calendar-date.ts'
import type { LineWords } from '../line-words.ts'

/** The text for the eye; a day is printed as everywhere, what is no day stands as it was written. */
export function shownText(line: LineView, field: LineField, words: LineWords): string {
  const { text } = line.cells[field]
  if (field !== 'requestedDate') return text
  const read = readDateCell(text)
  return read.kind === 'day' ? words.day(read.date) : text
}

/** The line with another text in a cell, of which nothing else is known yet. */
export function lineWith(line: LineView, field: LineField, text: string): LineView {
  const cell = { ...line.cells[field], text }
  const codeParts = field === 'modelCode' ? [] : line.codeParts
  return { ...line, cells: { ...line.cells, [field]: cell }, codeParts }
}

/** The text for the input: a date input takes `YYYY-MM-DD` or nothing. */
export function inputText(line: LineView, field: LineField): string {
  const { text } = line.cells[field]
  if (field !== 'requestedDate') return text
  const read = readDateCell(text)
  return (read.kind === 'day' ? read.date : meantDate(text)) ?? ''
}

/** The text of the cell after its input was saved; undefined when nothing has changed. */
export function savedText(line: LineView, field: LineField, input: string): string | undefined {
  const before = inputText(line, field)
  if (input === before && !(field === 'requestedDate' && before !== '' && isWrong(line)))
    return undefined
  if (field !== 'requestedDate') return input
  const day = parseCalendarDate(input)
  return day ? dateCell(day) : ''
}

/** A date in another form is rewritten once its input was confirmed. */
const isWrong = (line: LineView) => readDateCell(line.cells.requestedDate.text).kind === 'invalid'
