import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Table } from '../../../src/ui/components/Table/Table.tsx'
import type { Column } from '../../../src/ui/components/Table/table-model.ts'

interface Line {
  readonly code: string
  readonly quantity: number
  readonly total: string
}

const lines: readonly Line[] = [
  { code: 'MGX080', quantity: 6, total: '1,284.50' },
  { code: 'MGX100', quantity: 12, total: '2,640.00' },
]

const columns: readonly Column<Line>[] = [
  { key: 'code', head: 'Model code', look: 'code', namesRow: true, cell: (line) => line.code },
  { key: 'quantity', head: 'Quantity', look: 'figure', cell: (line) => line.quantity },
  { key: 'total', head: 'Total', unit: 'USD', look: 'figure', cell: (line) => line.total },
]

const plain = { caption: 'Lines', columns, rows: lines, rowKey: (line: Line) => line.code }

test('is named by its caption, seen or not', () => {
  render(<Table {...plain} captionLook="hidden" />)
  expect(screen.getByRole('table', { name: 'Lines' })).toBeInTheDocument()
})

test('has a head for each column, with its unit', () => {
  render(<Table {...plain} />)
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads).toEqual(['Model code', 'Quantity', 'Total (USD)'])
})

test('names each row by its own header and keeps the order of the columns', () => {
  render(<Table {...plain} />)
  const row = screen.getByRole('row', { name: /MGX100/ })
  expect(within(row).getByRole('rowheader')).toHaveTextContent('MGX100')
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['12', '2,640.00'])
})

test('labels each cell for the card that stands for the row on a narrow page', () => {
  render(<Table {...plain} />)
  expect(screen.getByRole('cell', { name: '1,284.50' })).toHaveAttribute(
    'data-label',
    'Total (USD)',
  )
})

test('ends each row with its actions under a head that is read out', () => {
  render(
    <Table
      {...plain}
      actions={{
        head: 'Actions',
        render: (line) => <button type="button">{`Remove ${line.code}`}</button>,
      }}
    />,
  )
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument()
  const row = screen.getByRole('row', { name: /MGX080/ })
  const cells = within(row).getAllByRole('cell')
  expect(cells.at(-1)).toContainElement(screen.getByRole('button', { name: 'Remove MGX080' }))
})

test('ties a message to the row it is about', () => {
  render(
    <Table
      {...plain}
      rowState={(line) => (line.quantity === 12 ? 'error' : 'normal')}
      rowMessage={(line) => (line.quantity === 12 ? 'Off step: 6 or 18 would fit.' : undefined)}
    />,
  )
  expect(screen.getByRole('row', { name: /^MGX100/ })).toHaveAccessibleDescription(
    'Off step: 6 or 18 would fit.',
  )
  expect(screen.getByRole('row', { name: /^MGX080/ })).not.toHaveAttribute('aria-describedby')
})

test('sums up in lines whose label is the header of the figure', () => {
  render(<Table {...plain} foot={[{ label: 'Total', value: '3,924.50', strong: true }]} />)
  const row = screen.getByRole('row', { name: 'Total 3,924.50' })
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Total')
})
