/** Looking for lines, and looking at them in another order: what is added, and in which order, stays the same. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeShop } from '../../../fakes/fake-shop.ts'
import { cellOf, openWorkbench, standsAs, upload } from './open-workbench.ts'

const rows = [
  'OM1080CNS,3,,Pump house',
  'OM1080CNS,12,,Gate',
  'OM1080CNS,two,,Lift',
  'OM1080CNS,1,,Pump room',
  'OM1080CNS,7,,',
  'OM1080CNS,5,,Crane',
]

const shown = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => Number(textContent))

const head = (name: string) => screen.getByRole('columnheader', { name })

type Opened = Awaited<ReturnType<typeof openWorkbench>>

async function openRows(shop = fakeShop()): Promise<Opened> {
  const opened = await openWorkbench(shop)
  await upload(opened, rows)
  await standsAs('1 of 6 lines have errors')
  return opened
}

async function find({ user }: Opened, words: string) {
  await user.type(screen.getByRole('searchbox', { name: 'Find in these lines' }), `${words}{Enter}`)
}

describe('a search in the lines of a file', () => {
  it('leaves those that say it, which stay while they are edited, and gives all back', async () => {
    const opened = await openRows()
    const { user } = opened
    await find(opened, 'púmp')
    expect(shown()).toEqual([2, 5])
    expect(screen.getAllByText('2 lines found')).not.toHaveLength(0)
    await user.click(cellOf(5, 'customerMaterialNumber'))
    await user.keyboard('{Control>}a{/Control}Tower{Enter}')
    expect(shown()).toEqual([2, 5])
    await user.click(screen.getByRole('button', { name: 'Undo change' }))
    expect(cellOf(5, 'customerMaterialNumber')).toHaveTextContent('Pump room')
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    await waitFor(() => expect(shown()).toEqual([2, 3, 4, 5, 6, 7]))
  })

  it('is narrowed to the lines that need attention, and says when there are none', async () => {
    const opened = await openRows()
    await find(opened, 'om1080')
    await opened.user.click(screen.getByRole('button', { name: /^Needs attention/ }))
    expect(shown()).toEqual([4])
    await find(opened, ' crane')
    expect(screen.getByText('No lines match this filter.')).toBeVisible()
  })

  it('says how many of the selected lines it does not show, since they get the date too', async () => {
    const opened = await openRows()
    const { user } = opened
    await user.click(screen.getByRole('checkbox', { name: 'Select all lines shown' }))
    expect(screen.getByText('6 lines selected')).toBeVisible()
    await find(opened, 'gate')
    expect(screen.getByText('6 lines selected, 5 of them not shown')).toBeVisible()
  })

  it('gives way to a line that is begun', async () => {
    const opened = await openRows()
    await find(opened, 'gate')
    expect(shown()).toEqual([3])
    await opened.user.click(screen.getByRole('button', { name: 'New line' }))
    await waitFor(() => expect(shown()).toEqual([2, 3, 4, 5, 6, 7, 8]))
    expect(screen.getByRole('searchbox', { name: 'Find in these lines' })).toHaveValue('')
  })
})

describe('lines that are sorted', () => {
  it('go up, down, and back, with what has no value at the end, and keep what is selected', async () => {
    const { user } = await openRows()
    await user.click(screen.getByRole('checkbox', { name: 'Select line 3' }))
    const sort = () => user.click(within(head('Quantity')).getByRole('button'))
    await sort()
    await waitFor(() => expect(shown()).toEqual([5, 2, 7, 6, 3, 4]))
    expect(head('Quantity')).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByRole('checkbox', { name: 'Select line 3' })).toBeChecked()
    await sort()
    await waitFor(() => expect(shown()).toEqual([3, 6, 7, 2, 5, 4]))
    await sort()
    await waitFor(() => expect(shown()).toEqual([2, 3, 4, 5, 6, 7]))
    expect(head('Quantity')).toHaveAttribute('aria-sort', 'none')
  })

  it('stay where they are while they are edited, and are added in the order of the file', async () => {
    const shop = fakeShop()
    const opened = await openRows(shop)
    const { user } = opened
    await user.click(within(head('Customer material number')).getByRole('button'))
    await waitFor(() => expect(shown()).toEqual([7, 3, 4, 2, 5, 6]))
    expect(screen.getByText(/Lines are added in their original order/)).toBeVisible()
    await user.click(cellOf(4, 'quantity'))
    await user.keyboard('{Control>}a{/Control}9{Enter}')
    await standsAs('All 6 lines are ready')
    expect(shown()).toEqual([7, 3, 4, 2, 5, 6])
    await user.click(screen.getAllByRole('button', { name: 'Add 6 items' })[0] ?? document.body)
    await screen.findByRole('heading', { name: '6 lines added' })
    const added = shop.quotes.get(opened.quote.id)?.quote.items
    expect(added?.map(({ quantity }) => quantity)).toEqual([3, 12, 9, 1, 7, 5])
  })
})
