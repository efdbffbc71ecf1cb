/** The cells of the table of a quote: text until they are touched, then a field. */
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

const heads = { quantity: 'Quantity', date: 'Requested delivery' } as const

type Column = keyof typeof heads

/** The row of a model, or the only one. */
export function rowOf(code = ''): HTMLElement {
  const rows = screen.getAllByRole('row').filter((row) => row.dataset['line'] !== undefined)
  const found = rows.filter(({ textContent }) => textContent.includes(code))
  const [row] = found
  if (!row || found.length > 1) throw new Error(`${found.length} lines have "${code}".`)
  return row
}

/** The cell below the head of a column. */
export function cellOf(column: Column, code?: string): HTMLElement {
  const row = rowOf(code)
  const cells = within(row).getAllByRole('gridcell')
  const cell = cells.find(({ dataset }) => dataset['label'] === heads[column])
  if (!cell) throw new Error(`The line has no ${column}.`)
  return cell
}

/** The field of a cell that has been touched. */
export function fieldOf(column: Column): HTMLElement {
  return column === 'quantity'
    ? screen.getByRole('textbox', { name: /^Quantity of/ })
    : screen.getByLabelText(/^Requested delivery date/)
}

/** Touches a cell; answers its field. */
export async function touch(user: UserEvent, column: Column, code?: string): Promise<HTMLElement> {
  await user.click(cellOf(column, code))
  return fieldOf(column)
}

/** Touches a cell and puts another text into it. */
export async function enter(user: UserEvent, column: Column, text: string, code?: string) {
  const field = await touch(user, column, code)
  await user.clear(field)
  await user.type(field, text)
  return field
}
