/** The summary of a draft order: its lines found, paged and dated, and the days that they lead to. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aDay } from '../../builders/a-day.ts'
import { anEmptyDraft } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { codeOf, draftOf, line, openDraft } from './open-draft.ts'
import { cellOf } from './workbench/open-workbench.ts'

afterEach(() => vi.useRealTimers())

const table = () => screen.getByRole('grid', { name: /^Items of this quote/ })

const codes = () =>
  screen
    .queryAllByRole('checkbox', { name: /^Select/ })
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''))

const named = (...numbers: readonly number[]) => numbers.map(codeOf)

const rowOf = (number: number) =>
  within(within(table()).getByRole('row', { name: new RegExp(`^Select ${codeOf(number)} `) }))

const address = () => new URLSearchParams(window.location.search)

describe('the lines of a draft order', () => {
  it('stand in one table, all of them', async () => {
    const items = Array.from({ length: 12 }, (_, index) => line(index + 1))
    await openDraft(draftOf(items))
    expect(codes()).toEqual(named(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12))
  })

  it('take codes that are pasted onto them to the table that adds lines', async () => {
    await openDraft(draftOf([line(1)]))
    const clipboardData = { getData: () => 'OM1080CNS\t2\nOM1080CNS\t3', files: [] }
    fireEvent.paste(rowOf(1).getByText(codeOf(1)), { clipboardData })
    await screen.findByRole('heading', { level: 2, name: 'All 2 lines are ready' })
    expect(screen.getByRole('tab', { name: /^Upload CSV/, selected: true })).toBeVisible()
    expect(screen.getAllByRole('grid', { hidden: true })).toHaveLength(2)
  })

  it.each(['add-products', 'model-search', 'custom-code'])(
    'take codes that are pasted beside the fields of the tab %s there, too',
    async (tab) => {
      await openDraft(anEmptyDraft(), { search: `?tab=${tab}` })
      const clipboardData = { getData: () => 'OM1080CNS\t2\nOM1080CNS\t3', files: [] }
      fireEvent.paste(screen.getByRole('heading', { level: 1 }), { clipboardData })
      await screen.findByRole('heading', { level: 2, name: 'All 2 lines are ready' })
      expect(screen.getByRole('tab', { name: /^Upload CSV/, selected: true })).toBeVisible()
    },
  )

  it('keep codes that are pasted while others are being added, and say so, until the table takes them', async () => {
    const shop = fakeShop()
    const release = shop.calls.hold('draftOrderGateway.addLines')
    const { user } = await openDraft(draftOf([line(1)]), { shop })
    const pasteThere = (text: string) =>
      fireEvent.paste(rowOf(1).getByText(codeOf(1)), {
        clipboardData: { getData: () => text, files: [] },
      })
    pasteThere('OM1100CNS\t2')
    await screen.findByRole('heading', { level: 2, name: '1 line is ready' })
    await user.click(screen.getByRole('button', { name: 'Add 1 item' }))
    await user.click(screen.getByRole('tab', { name: /^Summary/ }))
    await screen.findByRole('tab', { name: /^Summary/, selected: true })
    pasteThere('OM116TNS\t3')
    expect(await screen.findByText(/^The lines that you pasted are read as soon as/)).toBeVisible()
    release()
    await waitFor(() => expect(screen.queryByText(/^The lines that you pasted/)).toBeNull())
    expect(await screen.findByRole('heading', { level: 2, name: '1 line is ready' })).toBeVisible()
    expect(cellOf(1, 'modelCode')).toHaveTextContent('OM116TNS')
  })

  it('keep codes that are pasted while a long paste waits to be worked through, and do not take its place', async () => {
    const { user } = await openDraft(draftOf([line(1)]))
    const pasteThere = (text: string) =>
      fireEvent.paste(rowOf(1).getByText(codeOf(1)), {
        clipboardData: { getData: () => text, files: [] },
      })
    pasteThere(Array.from({ length: 130 }, (_, index) => `OM1080CNS\t${1 + index}`).join('\n'))
    const longWay = { name: 'Work through 130 lines in hundreds' }
    await screen.findByRole('button', longWay)
    for (const code of ['OM116TNS', 'OM1100CNS']) {
      await user.click(screen.getByRole('tab', { name: /^Summary/ }))
      await screen.findByRole('tab', { name: /^Summary/, selected: true })
      pasteThere(`${code}\t3`)
      await screen.findByRole('tab', { name: /^Upload CSV/, selected: true })
    }
    const waits = /^The lines that you pasted are read as soon as/
    expect(screen.getByText(waits)).toBeVisible()
    expect(screen.getByRole('button', longWay)).toBeVisible()
    // The first one is left out; the other is taken when the refusal has been read.
    await user.click(screen.getByRole('button', { name: 'Leave out' }))
    expect(document.body).not.toHaveFocus()
    expect(screen.getByText(waits)).toBeVisible()
    expect(screen.getByRole('button', longWay)).toBeVisible()
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: /close/i }))
    expect(await screen.findByRole('heading', { level: 2, name: '1 line is ready' })).toBeVisible()
    expect(cellOf(1, 'modelCode')).toHaveTextContent('OM1100CNS')
    expect(screen.queryByText(waits)).toBeNull()
  })

  it('have a filter that is shown and hidden, once there are items (DRAFT-03)', async () => {
    const { user } = await openDraft(draftOf([line(1)]))
    expect(screen.queryByRole('group', { name: 'Brand' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show Filter' }))
    expect(screen.getByRole('group', { name: 'Brand' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Hide Filter' }))
    expect(screen.queryByRole('group', { name: 'Brand' })).toBeNull()
  })

  it('offer no filter but every way of adding while there are none (DRAFT-03)', async () => {
    const { user } = await openDraft(anEmptyDraft())
    expect(screen.queryByRole('button', { name: 'Show Filter' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Model Search' }))
    await waitFor(() => expect(address().get('tab')).toBe('model-search'))
    expect(screen.getByRole('tab', { name: 'Model Search', selected: true })).toBeVisible()
  })

  it('are narrowed by brand and category, counted, and kept in the address (DRAFT-14)', async () => {
    const items = [
      line(1, { brand: 'Alder', category: 'Pumps' }),
      line(2, { brand: 'Birch', category: 'Pumps' }),
      line(3, { brand: 'Birch, Sons', category: 'Motors' }),
    ]
    const { user } = await openDraft(draftOf(items))
    await user.click(screen.getByRole('button', { name: 'Show Filter' }))
    await user.click(screen.getByRole('checkbox', { name: 'Birch, Sons (1)' }))
    await waitFor(() => expect(codes()).toEqual(named(3)))
    await user.click(screen.getByRole('checkbox', { name: 'Birch (1)' }))
    await waitFor(() => expect(codes()).toEqual(named(2, 3)))
    await user.click(screen.getByRole('checkbox', { name: 'Pumps (1)' }))
    await waitFor(() => expect(codes()).toEqual(named(2)))
    window.history.back()
    await waitFor(() => expect(codes()).toEqual(named(2, 3)))
  })

  it('are as the address narrows them, whatever else stands in it', async () => {
    const items = [line(1), line(2, { brand: 'Birch' })]
    await openDraft(draftOf(items), { search: '?brands=Birch&tab=elsewhere&page=-4&mode=7' })
    expect(codes()).toEqual(named(2))
    expect(screen.getByRole('tab', { name: /^Summary/, selected: true })).toBeVisible()
  })

  it('are found by a keyword 800 ms after the last keystroke (DRAFT-13, DRAFT-16)', async () => {
    await openDraft(draftOf([line(1), line(2, { customerMaterialNumber: 'MAT 77' })]))
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    const field = screen.getByRole('searchbox', { name: 'Find in this order' })
    fireEvent.change(field, { target: { value: 'mat' } })
    await vi.advanceTimersByTimeAsync(700)
    fireEvent.change(field, { target: { value: 'mat 77' } })
    await vi.advanceTimersByTimeAsync(700)
    expect(codes()).toEqual(named(1, 2))
    await vi.advanceTimersByTimeAsync(100)
    await waitFor(() => expect(codes()).toEqual(named(2)))
    expect(address().get('keyword')).toBe('mat 77')
  })

  it('say when none is left, and lead back to all', async () => {
    const { user } = await openDraft(draftOf([line(1)]), { search: '?keyword=nothing' })
    expect(screen.getByText('No lines match the filter')).toBeVisible()
    const [clear] = screen.getAllByRole('button', { name: 'Clear the filter' })
    if (clear) await user.click(clear)
    await waitFor(() => expect(codes()).toEqual(named(1)))
  })
})

describe('the days of a draft order', () => {
  const weeks = (count: number) => ({ leadTime: { weeks: count, earliest: undefined } })
  /** What those hear who do not see it; it stands beside the button, too. */
  const said = async (words: string) => {
    const [heard] = await screen.findAllByText(words)
    return heard
  }
  const shopOn = (day: string) => fakeShop({ today: day })

  it('give many lines one date in one call, and leave those that are too early', async () => {
    const items = [line(1, weeks(2)), line(2, weeks(2)), line(3, weeks(9))]
    const { user, shop } = await openDraft(draftOf(items), { shop: shopOn('2026-03-02') })
    await user.click(screen.getByRole('checkbox', { name: 'All 3 lines' }))
    fireEvent.change(screen.getByLabelText('Requested date'), { target: { value: '2026-04-06' } })
    expect(
      screen.getByText(/^1 line cannot be delivered by then\. The earliest date for all/),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Set date' }))
    const words = 'Date saved for 2 lines. 1 line stays selected: its earliest date is later.'
    expect(await said(words)).toBeInTheDocument()
    expect(shop.calls.journal).toEqual(['quoteGateway.changeRequestedDates'])
    expect(screen.getByRole('checkbox', { name: `Select ${codeOf(3)}` })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: `Select ${codeOf(1)}` })).not.toBeChecked()
    expect(rowOf(3).getByText(/earliest date is May 04, 2026/)).toBeVisible()
    expect(rowOf(3).getByRole('button', { name: 'Use May 04, 2026' })).toBeVisible()
    // The next thing is to be done.
    await user.click(screen.getByRole('checkbox', { name: `Select ${codeOf(1)}` }))
    expect(screen.queryByText(words)).not.toBeInTheDocument()
  })

  it('get the first day that all of them can have by one press', async () => {
    const items = [line(1, weeks(2)), line(2, weeks(10))]
    const { user, shop } = await openDraft(draftOf(items), { shop: shopOn('2026-03-02') })
    await user.click(screen.getByRole('checkbox', { name: 'All 2 lines' }))
    fireEvent.change(screen.getByLabelText('Requested date'), { target: { value: '2026-04-06' } })
    const many = screen.getByRole('group', { name: '2 lines selected' })
    await user.click(within(many).getByRole('button', { name: 'Use May 11, 2026' }))
    expect(await said('Date saved for 2 lines.')).toBeInTheDocument()
    expect(shop.calls.journal).toEqual(['quoteGateway.changeRequestedDates'])
    expect(screen.queryByRole('button', { name: 'Use May 11, 2026' })).not.toBeInTheDocument()
  })

  it('keep at its line what went wrong with the date of one of them', async () => {
    const { user, shop } = await openDraft(draftOf([line(1, weeks(2)), line(2, weeks(2))]), {
      shop: shopOn('2026-03-02'),
    })
    // Another tab has removed the first line meanwhile.
    const [owned] = shop.quotes.values()
    if (owned) {
      const items = owned.quote.items.slice(1)
      shop.quotes.set(owned.quote.id, { ...owned, quote: { ...owned.quote, items } })
    }
    await user.click(screen.getByRole('checkbox', { name: 'All 2 lines' }))
    fireEvent.change(screen.getByLabelText('Requested date'), { target: { value: '2026-04-06' } })
    await user.click(screen.getByRole('button', { name: 'Set date' }))
    expect(await said('Date saved for 1 line.')).toBeInTheDocument()
    expect(shop.calls.journal).toEqual(['quoteGateway.changeRequestedDates'])
    expect(rowOf(2).queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('say of no date that it was saved before it was, and keep chosen what was not', async () => {
    const { user, shop } = await openDraft(draftOf([line(1, weeks(2)), line(2, weeks(2))]), {
      shop: shopOn('2026-03-02'),
    })
    const release = shop.calls.hold('quoteGateway.changeRequestedDates')
    shop.calls.failNext('quoteGateway.changeRequestedDates', {
      kind: 'refused',
      messages: ['These lines are being picked already.'],
    })
    await user.click(screen.getByRole('checkbox', { name: 'All 2 lines' }))
    fireEvent.change(screen.getByLabelText('Requested date'), { target: { value: '2026-04-06' } })
    await user.click(screen.getByRole('button', { name: 'Set date' }))
    expect(await screen.findByRole('progressbar', { name: 'Saving the date' })).toBeVisible()
    expect(screen.queryByText(/Date saved/)).toBeNull()
    release()
    expect(await said('2 lines were not changed and stay selected.')).toBeInTheDocument()
    expect(await rowOf(1).findByText('These lines are being picked already.')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: `Select ${codeOf(1)}` })).toBeChecked()
    expect(screen.queryByText(/Date saved/)).toBeNull()
  })

  it('say by how much an old wish is too early, and put all of them right in one press', async () => {
    const old = { ...weeks(4), requestedDate: aDay('2026-03-20') }
    const { user, shop } = await openDraft(
      draftOf([line(1, old), line(2, old), line(3, weeks(4))]),
      {
        shop: shopOn('2026-03-02'),
      },
    )
    expect(rowOf(1).getByText('10 days too early')).toBeVisible()
    expect(rowOf(1).getByRole('button', { name: 'Use Mar 30, 2026' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Use the earliest date of each' }))
    await waitFor(() => expect(shop.calls.journal).toEqual(['quoteGateway.changeRequestedDates']))
    await waitFor(() => expect(screen.queryByText('10 days too early')).toBeNull())
  })

  it('set the one day of all against the waves, and name the line that all wait for', async () => {
    const undated = (count: number) => ({ ...weeks(count), requestedDate: undefined })
    const items = [line(1, undated(2)), line(2, undated(9)), line(3, undated(2))]
    const { user } = await openDraft(draftOf(items), { shop: shopOn('2026-03-02') })
    const dates = within(screen.getByRole('region', { name: 'Dates and dispatch' }))
    expect(dates.getByText('May 04, 2026 · in 9 weeks')).toBeVisible()
    expect(dates.getByText(`Everything waits for line 2, ${codeOf(2)}.`)).toBeVisible()
    expect(dates.getByText('The other 2 lines can be delivered by Mar 16, 2026.')).toBeVisible()
    expect(dates.getByText(`Waits for line 2: ${codeOf(2)}`)).toBeInTheDocument()
    expect(dates.getByText(/^From Mar 16, 2026 · in 2 weeks/)).toBeVisible()
    expect(dates.queryByText(/^Drawn by week/)).toBeNull()
    await user.click(dates.getByRole('heading', { name: 'The lines by day (2 days)' }))
    const waves = dates
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent)
    expect(waves).toEqual([
      `Mar 16, 2026in 2 weeks21 · ${codeOf(1)}3 · ${codeOf(3)}`,
      `May 04, 2026in 9 weeks12 · ${codeOf(2)}`,
    ])
    expect(rowOf(2).getByText('Last line to be ready')).toBeVisible()
  })

  it('name the first of many lines that are ready last, and leave the lines in the table without a mark', async () => {
    const undated = (count: number) => ({ ...weeks(count), requestedDate: undefined })
    const items = [
      line(1, undated(2)),
      ...Array.from({ length: 6 }, (_, index) => line(index + 2, undated(9))),
    ]
    await openDraft(draftOf(items), { shop: shopOn('2026-03-02') })
    const dates = within(screen.getByRole('region', { name: 'Dates and dispatch' }))
    const named = [2, 3, 4].map((number) => `${number} (${codeOf(number)})`).join(', ')
    expect(dates.getByText(`Everything waits for 6 lines: ${named} and 3 more.`)).toBeVisible()
    expect(within(table()).queryByText('Last line to be ready')).toBeNull()
  })

  it('are drawn by week where there are many, and listed day by day', async () => {
    const from = (day: number) => ({
      leadTime: { weeks: 1, earliest: undefined },
      requestedDate: aDay(`2027-02-${String(day).padStart(2, '0')}`),
    })
    const items = Array.from({ length: 18 }, (_, index) =>
      line(index + 1, from(Math.min(index + 1, 17))),
    )
    const { user } = await openDraft(draftOf(items), { shop: shopOn('2026-03-02') })
    const dates = within(screen.getByRole('region', { name: 'Dates and dispatch' }))
    expect(dates.getByText('Drawn by week; the list has every day.')).toBeVisible()
    expect(dates.getAllByTitle(/^Feb 1 – 7: 7 lines$/)).not.toHaveLength(0)
    expect(dates.getAllByTitle(/^Feb 15 – 17: 4 lines$/)).not.toHaveLength(0)
    expect(
      dates.getByText(`Everything waits for 2 lines: 17 (${codeOf(17)}), 18 (${codeOf(18)}).`),
    ).toBeVisible()
    await user.click(dates.getByRole('heading', { name: 'The lines by day (17 days)' }))
    expect(dates.getAllByRole('row')).toHaveLength(18)
  })
})
