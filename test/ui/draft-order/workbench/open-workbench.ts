/** Opens the tab "Upload CSV" of a draft order in the fake shop, and does there what a person does. */
import { fireEvent, screen, within } from '@testing-library/react'
// Fetched beforehand: the test runner breaks when two outside modules are linked at the same moment.
import '../../../../src/ui/pages/draft-order/workbench/Workbench.tsx'
import type { Quote } from '../../../../src/domain/quote/quote.ts'
import { aQuote } from '../../../builders/a-quote.ts'
import { type FakeShop, fakeShop } from '../../../fakes/fake-shop.ts'
import { openDraft } from '../open-draft.ts'

export async function openWorkbench(
  shop: FakeShop = fakeShop(),
  quote: Quote = aQuote({ items: [] }),
) {
  const opened = await openDraft(quote, { search: '?tab=upload-csv', shop })
  await screen.findByRole('button', { name: 'Choose a file' })
  return opened
}

type Opened = Awaited<ReturnType<typeof openWorkbench>>

export const csvHead = 'Model code,Quantity,Requested date,Customer material number'

/** The browser's own, which the button opens. */
export function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is nothing to choose a file with')
  return input
}

/** Brings a file with these rows below the usual headings. */
export async function upload({ user }: Pick<Opened, 'user'>, rows: readonly string[]) {
  const file = new File([[csvHead, ...rows].join('\r\n')], 'lines.csv', { type: 'text/csv' })
  await user.upload(fileInput(), file)
}

/** Waits for the heading that says how the table stands. */
export const standsAs = (summary: string | RegExp) =>
  screen.findByRole('heading', { level: 2, name: summary })

/** The line with this number; files have their headings on line 1. */
export function lineOf(number: number): HTMLElement {
  const head = screen.getByRole('rowheader', { name: String(number) })
  const row = head.closest<HTMLElement>('[role="row"]')
  if (!row) throw new Error(`There is no line ${number}`)
  return row
}

/** A cell of a line by its column: Model code, Quantity, Requested date, Customer material number. */
export function cellOf(
  number: number,
  column: 'modelCode' | 'quantity' | 'requestedDate' | 'customerMaterialNumber',
) {
  const cell = lineOf(number).querySelector<HTMLElement>(`[data-column="${column}"]`)
  if (!cell) throw new Error(`Line ${number} has no ${column}`)
  return cell
}

export const inLine = (number: number) => within(lineOf(number))

/** Pastes where the focus is. */
export function paste(text: string) {
  fireEvent.paste(document.activeElement ?? document.body, {
    clipboardData: { getData: () => text, files: [] },
  })
}
