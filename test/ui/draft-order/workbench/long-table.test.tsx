/** More lines than a table holds, worked through in hundreds: by role and name. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { cellOf, inLine, openWorkbench, paste, standsAs, upload } from './open-workbench.ts'

/** So many lines of the motor with no two alike; those at these places have no quantity that can be read. */
const rows = (count: number, faulty: readonly number[] = []) =>
  Array.from({ length: count }, (_, index) =>
    ['OM1080CNS', faulty.includes(index) ? 'two' : 1 + (index % 9), '', `M-${index}`].join(','),
  )

const lineCount = () => within(screen.getByRole('grid')).getAllByRole('rowheader').length

describe('a long table', () => {
  it('is offered beside the message, shown a hundred at a time, and led through by the next error (CSV-08)', async () => {
    const opened = await openWorkbench()
    const { user } = opened
    await upload(opened, rows(130, [3, 120]))
    const refusal = await screen.findByRole('alert')
    expect(refusal).toHaveTextContent('File is too large. Max file size is 100 rows')
    expect(refusal).toHaveTextContent('There are 130 lines; a table holds 100.')
    await user.click(
      within(refusal).getByRole('button', { name: 'Work through 130 lines in hundreds' }),
    )
    await standsAs('2 of 130 lines have errors')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('Lines 1–100 of 130')).toBeVisible()
    await waitFor(() => expect(lineCount()).toBe(100))
    expect(screen.getAllByRole('button', { name: 'Add 128 items' })).toHaveLength(2)

    await user.click(screen.getByRole('button', { name: 'Next error' }))
    await waitFor(() => expect(cellOf(5, 'quantity')).toHaveFocus())
    await user.keyboard('{F8}')
    await waitFor(() => expect(cellOf(122, 'quantity')).toHaveFocus())
    expect(screen.getByText('Lines 101–130 of 130')).toBeVisible()
    await user.keyboard('4{Enter}')
    await waitFor(() => expect(inLine(122).getByText('Ready')).toBeVisible())

    const hundreds = screen.getByRole('navigation', { name: 'Hundreds of lines' })
    expect(within(hundreds).getByRole('button', { name: 'Lines 101 to 130' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await user.click(
      within(hundreds).getByRole('button', { name: 'Lines 1 to 100, some need attention' }),
    )
    expect(screen.getByText('Lines 1–100 of 130')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Needs attention/ }))
    expect(lineCount()).toBe(1)
    expect(screen.queryByRole('navigation', { name: 'Hundreds of lines' })).toBeNull()
  })

  it('is selected by the hundred on the page, and as a whole by a button of its own (CSV-08)', async () => {
    const opened = await openWorkbench()
    const { user } = opened
    await upload(opened, rows(1))
    const title = await standsAs('1 line is ready')
    await waitFor(() => expect(title).toHaveFocus())
    cellOf(2, 'modelCode').focus()
    paste(rows(130).join('\n').replaceAll(',', '\t'))
    await user.click(
      within(await screen.findByRole('alert')).getByRole('button', { name: /^Work through 130/ }),
    )
    expect(title).toHaveFocus()
    await standsAs('All 130 lines are ready')

    await user.click(screen.getByRole('checkbox', { name: 'Select all lines shown' }))
    expect(screen.getByText('100 lines selected')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Select all 130 lines' }))
    expect(screen.getByText('130 lines selected')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Select all 130 lines' })).toBeNull()

    const previous = screen.getByRole('button', { name: 'Previous hundred' })
    expect(previous).toHaveAttribute('aria-disabled', 'true')
    const next = screen.getByRole('button', { name: 'Next hundred' })
    await user.click(next)
    expect(screen.getByText('Lines 101–130 of 130')).toBeVisible()
    expect(screen.getByText('Lines 101 to 130')).toBeInTheDocument()
    expect([previous, next].map((each) => each.getAttribute('aria-disabled'))).toEqual([
      null,
      'true',
    ])
    await user.click(screen.getByRole('checkbox', { name: 'Select all lines shown' }))
    expect(screen.getByText('100 lines selected')).toBeVisible()
  })
})
