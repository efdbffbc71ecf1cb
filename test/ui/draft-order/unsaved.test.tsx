/** What stands on a draft order and is not saved keeps it from being submitted there as well (QUOTE-55). */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { fieldOf, touch } from '../quote/sheet-cells.ts'
import { codeOf, draftOf, line, openDraft } from './open-draft.ts'
import { openWorkbench, standsAs, upload } from './workbench/open-workbench.ts'

const card = () => within(screen.getByRole('region', { name: 'Submit for approval' }))
const submit = () => card().getByRole('button', { name: 'Submit' })
const ready = { dispatch: 'ship-complete' } as const

describe('a draft order is not submitted', () => {
  it('while a date for several lines is entered and not set', async () => {
    const shop = fakeShop({ today: '2026-03-02' })
    const { user } = await openDraft({ ...draftOf([line(1), line(2)]), ...ready }, { shop })
    await user.click(screen.getByRole('checkbox', { name: 'All 2 lines' }))
    expect(submit()).not.toHaveAttribute('aria-disabled')
    const field = screen.getByLabelText('Requested date')
    fireEvent.change(field, { target: { value: '2026-08-06' } })
    await user.click(submit())
    expect(shop.calls.asked).not.toContain('quoteGateway.submit')
    await user.click(card().getByRole('link', { name: 'The date for 2 selected lines' }))
    expect(field).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Set date' }))
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
  })

  it('while a quantity is wrong on a line that the filter hides, to which the list leads', async () => {
    const items = Array.from({ length: 12 }, (_, index) =>
      line(index + 1, { brand: index === 11 ? 'Birch' : 'Alder' }),
    )
    const { user, shop } = await openDraft({ ...draftOf(items), ...ready })
    await user.clear(await touch(user, 'quantity', codeOf(12)))
    await user.click(screen.getByRole('button', { name: 'Show Filter' }))
    await user.click(screen.getByRole('checkbox', { name: 'Alder (11)' }))
    const name = `Select ${codeOf(12)}`
    await waitFor(() => expect(screen.queryByRole('checkbox', { name })).toBeNull())
    await user.click(submit())
    expect(shop.calls.asked).not.toContain('quoteGateway.submit')
    await user.click(card().getByRole('link', { name: `The quantity of ${codeOf(12)}` }))
    await waitFor(() => expect(fieldOf('quantity')).toHaveFocus())
  })

  it('while lines stand in its table that were not added, to which the list leads', async () => {
    const opened = await openWorkbench(fakeShop(), { ...draftOf([line(1)]), ...ready })
    const { user, shop } = opened
    await upload(opened, ['OM1080CNS,2,,', 'nothing of ours,2,,'])
    await standsAs(/of 2 lines/)
    await user.click(screen.getByRole('tab', { name: /^Summary/ }))
    await user.click(submit())
    expect(shop.calls.asked).not.toContain('quoteGateway.submit')
    await user.click(
      card().getByRole('link', { name: '2 lines in the table that were not added to the quote' }),
    )
    expect(await screen.findByRole('tab', { name: 'Upload CSV', selected: true })).toBeVisible()
  })
})
