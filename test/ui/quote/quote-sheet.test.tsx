/** The lines of a quote as a table that one works in. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDay } from '../../builders/a-day.ts'
import { aFulfilment, aQuoteItem, quoteItemId } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { keysOf, openQuote } from './open-quote.ts'
import { cellOf, enter, fieldOf, rowOf, touch } from './sheet-cells.ts'

/** Codes of the demo motor that the shop knows. */
const codes = ['OM1080CNS', 'OM1080CNKS', 'OM1080CNWS']
const [one, two, last] = codes

const lineOf = (number: number, quantity = number) =>
  aQuoteItem({
    id: quoteItemId(`item-${number}`),
    modelCode: codes[number - 1] ?? '',
    quantity,
    requestedDate: aDay('2026-08-03'),
  })

const three = () => {
  const items = [lineOf(1, 5), lineOf(2, 1), lineOf(3, 9)]
  return { items, fulfilments: [aFulfilment({ itemIds: items.map(({ id }) => id) })] }
}

const quantities = () =>
  codes.map((code) => cellOf('quantity', code).textContent.replace('Saving', ''))

const box = (number: number) =>
  screen.getByRole('checkbox', { name: `Select ${codes[number - 1]}` })

describe('a quantity above the stock', () => {
  it('stays in its field, beside what is in stock now, which can be taken instead', async () => {
    const { user, shop } = await openQuote({ items: [{ ...lineOf(1), stock: 90 }] })
    shop.stock.set('OM1080CNS', 60)
    await enter(user, 'quantity', '500000{Enter}')
    const use = await screen.findByRole('button', { name: 'Use 60' })
    expect(screen.getByText('Not saved: only 60 pieces are in stock now.')).toBeVisible()
    expect(cellOf('quantity')).toHaveTextContent('500000')
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await user.click(use)
    await waitFor(() => expect(shop.calls.journal).toEqual(['quoteGateway.changeQuantity']))
    expect(cellOf('quantity')).toHaveTextContent('60')
  })

  it.each([
    [0, 'Not saved: out of stock now.'],
    [1, 'Not saved: only 1 piece is in stock now.'],
  ])('offers the former quantity alone where there is no more: %d', async (pieces, said) => {
    const { user, shop } = await openQuote({ items: [lineOf(1)] })
    shop.stock.set('OM1080CNS', pieces)
    await enter(user, 'quantity', '61{Enter}')
    expect(await screen.findByText(said)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Use/ })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Keep 1' }))
    expect(cellOf('quantity')).toHaveTextContent('1')
    expect(shop.calls.journal).toEqual([])
  })
})

describe('the keys of the table', () => {
  it('open a cell by typing, save it by Enter and go down', async () => {
    const { user, shop } = await openQuote(three())
    act(() => cellOf('quantity', one).focus())
    await user.keyboard('7{Enter}')
    await waitFor(() => expect(quantities()).toEqual(['7', '1', '9']))
    expect(cellOf('quantity', two)).toHaveFocus()
    await waitFor(() => expect(shop.calls.journal).toEqual(['quoteGateway.changeQuantity']))
    await user.keyboard('{ArrowUp}{ArrowRight}')
    expect(cellOf('date', one)).toHaveFocus()
  })

  it('give a text up by Escape and write nothing', async () => {
    const { user, shop } = await openQuote(three())
    await user.type(await touch(user, 'quantity', one), '44{Escape}')
    expect(quantities()).toEqual(['5', '1', '9'])
    expect(cellOf('quantity', one)).toHaveFocus()
    expect(shop.calls.journal).toEqual([])
  })

  it('undo and redo step by step', async () => {
    const { user } = await openQuote(three())
    await enter(user, 'quantity', '6{Enter}', one)
    await enter(user, 'quantity', '2{Enter}', two)
    await waitFor(() => expect(quantities()).toEqual(['6', '2', '9']))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(quantities()).toEqual(['6', '1', '9']))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(quantities()).toEqual(['5', '1', '9']))
    act(() => cellOf('quantity', one).focus())
    await user.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(quantities()).toEqual(['6', '1', '9']))
  })

  it('say of an undone and of a redone change that it is one', async () => {
    const { user, notices } = await openQuote(three())
    await enter(user, 'quantity', '6{Enter}', one)
    await waitFor(() => expect(keysOf(notices)).toEqual(['quote:quantity.updated']))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(keysOf(notices).at(-1)).toBe('quote:lines.undone'))
    await user.keyboard('{Control>}y{/Control}')
    await waitFor(() => expect(keysOf(notices).at(-1)).toBe('quote:lines.redone'))
  })

  it('fill the chosen lines from the first one, in one call', async () => {
    const { user, shop, notices } = await openQuote(three())
    await user.click(screen.getByRole('checkbox', { name: 'All 3 lines' }))
    act(() => cellOf('quantity', last).focus())
    await user.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(quantities()).toEqual(['5', '5', '5']))
    await waitFor(() => expect(keysOf(notices)).toEqual(['quote:lines.quantity.updated']))
    expect(shop.calls.journal).toEqual(['quoteGateway.changeQuantities'])
  })

  it('leave the chosen lines alone when a cell is filled that is in none of them', async () => {
    const { user } = await openQuote(three())
    await user.click(box(1))
    act(() => cellOf('quantity', last).focus())
    await user.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(quantities()).toEqual(['5', '1', '1']))
  })
})

describe('a cell that is open', () => {
  const step = 'quoteGateway.changeQuantities'

  it('is saved and fills the chosen lines below it by Ctrl+D, as one step', async () => {
    const { user, shop } = await openQuote(three())
    await user.click(screen.getByRole('checkbox', { name: 'All 3 lines' }))
    await enter(user, 'quantity', '7', one)
    const isOurs = !fireEvent.keyDown(fieldOf('quantity'), { key: 'd', ctrlKey: true })
    // The browser keeps no bookmark.
    expect(isOurs).toBe(true)
    await waitFor(() => expect(quantities()).toEqual(['7', '7', '7']))
    await waitFor(() => expect(shop.calls.journal).toEqual([step]))
    expect(screen.queryByRole('textbox', { name: /^Quantity of/ })).toBeNull()
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(quantities()).toEqual(['5', '1', '9']))
    await waitFor(() => expect(shop.calls.journal).toEqual([step, step]))
  })

  it('says again what was stored in it before, where Ctrl+D has taken the place of what was typed', async () => {
    const { user } = await openQuote(three())
    await enter(user, 'quantity', '8', two)
    await user.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(quantities()).toEqual(['5', '5', '9']))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(quantities()).toEqual(['5', '1', '9']))
  })

  it('is saved by Ctrl+D where no line takes it over', async () => {
    const { user, shop } = await openQuote(three())
    await enter(user, 'quantity', '8', one)
    await user.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(shop.calls.journal).toEqual(['quoteGateway.changeQuantity']))
    expect(quantities()).toEqual(['8', '1', '9'])
  })

  it('takes what stands above it by Ctrl+D where no lines are chosen, as a closed one does', async () => {
    const { user } = await openQuote(three())
    await touch(user, 'quantity', two)
    await user.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(quantities()).toEqual(['5', '5', '9']))
    act(() => cellOf('quantity', last).focus())
    await user.keyboard('{Control>}d{/Control}')
    await waitFor(() => expect(quantities()).toEqual(['5', '5', '5']))
  })
})

describe('a block of cells', () => {
  it('is pasted into the cells from the one that has the focus, as one step, in a call for each column', async () => {
    const { user, shop } = await openQuote(three())
    act(() => cellOf('quantity', two).focus())
    await user.paste('3\t2026-09-01\n4\t2026-09-02')
    await waitFor(() => expect(quantities()).toEqual(['5', '3', '4']))
    await waitFor(() => expect(cellOf('date', last)).toHaveTextContent('Sep 02, 2026'))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(quantities()).toEqual(['5', '1', '9']))
    await waitFor(() => expect(cellOf('date', two)).toHaveTextContent('Aug 03, 2026'))
    const step = ['quoteGateway.changeQuantities', 'quoteGateway.changeRequestedDates']
    expect(shop.calls.journal).toEqual([...step, ...step])
  })
})

describe('what is pasted beside the cells that fit it', () => {
  const clipboardData = (text: string) => ({ clipboardData: { getData: () => text, files: [] } })

  it('is read as a day in other spellings too, as the table of new lines reads it (O-16)', async () => {
    const { user } = await openQuote(three())
    act(() => cellOf('date', one).focus())
    await user.paste('9/25/2026\n9/3/2026\n1 October 2026')
    await waitFor(() => expect(cellOf('date', one)).toHaveTextContent('Sep 25, 2026'))
    expect(cellOf('date', two)).toHaveTextContent('Sep 03, 2026')
    expect(cellOf('date', last)).toHaveTextContent('Oct 01, 2026')
  })

  it('is asked about once where a day can mean two, and saved in the order that is chosen (O-16)', async () => {
    const { user, shop } = await openQuote(three())
    act(() => cellOf('date', one).focus())
    await user.paste('9/3/2026\n10/3/2026')
    const question = await screen.findByRole('region', { name: 'Order of day and month' })
    expect(question).toHaveTextContent('2 dates can mean two days, such as 9/3/2026.')
    expect(shop.calls.journal).toEqual([])
    await user.click(within(question).getByRole('button', { name: 'Month first: Sep 03, 2026' }))
    await waitFor(() => expect(cellOf('date', two)).toHaveTextContent('Oct 03, 2026'))
    expect(cellOf('date', one)).toHaveTextContent('Sep 03, 2026')
    expect(question).not.toBeInTheDocument()
    await waitFor(() => expect(shop.calls.journal).toEqual(['quoteGateway.changeRequestedDates']))
  })

  it('leads to the table of new lines where it is codes, once', async () => {
    const { shop, quote } = await openQuote(three())
    fireEvent.paste(cellOf('quantity', one), clipboardData('OM1080CNS\t2\nOM1080CNS\t3'))
    await screen.findByRole('heading', { level: 2, name: 'All 2 lines are ready' })
    expect(window.location.pathname).toBe(`/my-account/draftorder/${quote.id}`)
    expect(screen.getByRole('tab', { name: /^Upload CSV/, selected: true })).toBeVisible()
    // Whoever loads the page again has not pasted again.
    await waitFor(() => expect(window.history.state).not.toHaveProperty('pastedLines'))
    expect(shop.calls.journal).toEqual([])
  })

  it.each(['quantity', 'date'] as const)(
    'leads there from the open field of a %s too, and changes no line',
    async (column) => {
      const { user, shop } = await openQuote(three())
      fireEvent.paste(await touch(user, column, one), clipboardData('OM1080CNS\t2\nOM1080CNS\t3'))
      await screen.findByRole('heading', { level: 2, name: 'All 2 lines are ready' })
      expect(shop.calls.journal).toEqual([])
    },
  )

  it('stays away from a quote that takes no new lines, and says so', async () => {
    const { shop, quote, notices } = await openQuote({ ...three(), status: 'returned' })
    fireEvent.paste(cellOf('quantity', one), clipboardData('OM1080CNS\t2'))
    expect(notices).toMatchObject([{ tone: 'info', key: 'quote:returned.changes' }])
    expect(quantities()).toEqual(['5', '1', '9'])
    expect(window.location.pathname).toBe(`/my-account/quotes/${quote.id}`)
    expect(shop.calls.journal).toEqual([])
  })
})

describe('several lines', () => {
  it('are chosen with Shift from one to another', async () => {
    const { user } = await openQuote(three())
    await user.click(box(1))
    await user.keyboard('{Shift>}')
    await user.click(box(3))
    await user.keyboard('{/Shift}')
    expect([1, 2, 3].map((number) => box(number)).every((each) => each.matches(':checked'))).toBe(
      true,
    )
    expect(screen.getByRole('group', { name: '3 lines selected' })).toBeVisible()
  })

  it('say how many of them a search does not show, since what is done is done to them too', async () => {
    const { user } = await openQuote(three())
    await user.click(screen.getByRole('checkbox', { name: 'All 3 lines' }))
    const field = screen.getByRole('searchbox', { name: 'Find in this quote' })
    await user.type(field, `${last}{Enter}`)
    expect(
      await screen.findByRole('group', { name: '3 lines selected, 2 of them not shown' }),
    ).toBeVisible()
    await user.clear(field)
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('group', { name: '3 lines selected' })).toBeVisible()
  })

  it('are chosen by keys with Shift, over pages and back again', async () => {
    const { user } = await openQuote(three())
    const chosen = () => [1, 2, 3].filter((number) => box(number).matches(':checked'))
    act(() => cellOf('quantity', one).focus())
    await user.keyboard('{Shift>}{PageDown}{/Shift}')
    expect(chosen()).toEqual([1, 2, 3])
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
    expect(chosen()).toEqual([1, 2])
    expect(cellOf('quantity', two)).toHaveFocus()
  })

  it('are chosen by a press with Shift on a cell, which stays closed', async () => {
    const { user } = await openQuote(three())
    act(() => cellOf('quantity', one).focus())
    await user.keyboard('{Shift>}')
    await user.click(cellOf('quantity', last))
    await user.keyboard('{/Shift}')
    expect(screen.getByRole('group', { name: '3 lines selected' })).toBeVisible()
    expect(cellOf('quantity', last)).toHaveFocus()
    expect(screen.queryByRole('textbox', { name: /^Quantity of/ })).not.toBeInTheDocument()
  })

  it('are chosen by dragging from a cell over others, and back', async () => {
    const { user } = await openQuote(three())
    const chosen = () => [1, 2, 3].filter((number) => box(number).matches(':checked'))
    await user.pointer([
      { keys: '[MouseLeft>]', target: cellOf('quantity', one) },
      { target: cellOf('date', one) },
    ])
    expect(chosen()).toEqual([])
    await user.pointer([{ target: cellOf('date', two) }])
    expect(chosen()).toEqual([1, 2])
    expect(cellOf('quantity', two)).toHaveFocus()
    expect(screen.queryByRole('textbox', { name: /^Quantity of/ })).not.toBeInTheDocument()
    // The lines stay where they are under the pointer.
    expect(screen.queryByRole('group', { name: /selected/ })).not.toBeInTheDocument()
    await user.pointer([{ target: cellOf('date', last) }, { target: cellOf('date', one) }])
    expect(chosen()).toEqual([1])
    await user.pointer([{ keys: '[/MouseLeft]' }])
    expect(screen.getByRole('group', { name: '1 line selected' })).toBeVisible()
    // Nothing is pressed any more.
    await user.pointer([{ target: cellOf('date', two) }])
    expect(chosen()).toEqual([1])
  })

  it('are chosen with Shift after what was typed in an open cell is saved', async () => {
    const { user, shop } = await openQuote(three())
    await user.click(cellOf('quantity', one))
    await user.keyboard('9')
    await user.keyboard('{Shift>}')
    await user.click(cellOf('quantity', last))
    await user.keyboard('{/Shift}')
    await waitFor(() => expect(shop.calls.journal).toEqual(['quoteGateway.changeQuantity']))
    expect(cellOf('quantity', one)).toHaveTextContent('9')
    expect(screen.getByRole('group', { name: '3 lines selected' })).toBeVisible()
  })

  it('get one quantity, and each says for itself what is wrong with it', async () => {
    const [first, second] = [lineOf(1, 5), lineOf(2, 4)]
    const items = [first, { ...second, rule: { minimum: 4, step: 4 } }]
    const { user } = await openQuote({ items })
    await user.click(screen.getByRole('checkbox', { name: 'All 2 lines' }))
    await user.type(screen.getByRole('textbox', { name: /^Quantity for/ }), '6')
    await user.click(screen.getByRole('button', { name: 'Set quantity' }))
    await waitFor(() => expect(cellOf('quantity', one)).toHaveTextContent('6'))
    const row = within(screen.getByRole('row', { name: new RegExp(String(two)) }))
    expect(row.getByRole('button', { name: 'Use 8' })).toBeVisible()
    expect(cellOf('quantity', two)).toBeInvalid()
  })

  it('leave the focus in the line that moves up when one of them is removed (WCAG 2.4.3)', async () => {
    const { user } = await openQuote(three())
    act(() => cellOf('quantity', two).focus())
    await user.click(screen.getByRole('button', { name: `Remove item ${two}` }))
    await user.click(await screen.findByRole('button', { name: 'Remove item' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    expect(document.activeElement?.closest('[data-line]')).toBe(rowOf(last))
  })

  it('are removed after one question, in one call', async () => {
    const { user, shop } = await openQuote(three())
    await user.click(box(1))
    await user.click(box(3))
    await user.click(screen.getByRole('button', { name: 'Remove 2 lines' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove 2 lines?' }))
    await user.click(dialog.getByRole('button', { name: 'Remove 2 lines' }))
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1))
    expect(shop.calls.journal).toEqual(['quoteGateway.removeItems'])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('go to a new quote without the others', async () => {
    const { user, shop } = await openQuote(three())
    await user.click(box(1))
    await user.click(box(3))
    await user.click(screen.getByRole('button', { name: 'Copy to new quote' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy to a new quote' }))
    expect(await dialog.findByText('2 of 3 items selected')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Copy quote' }))
    await waitFor(() => expect(shop.calls.journal).toEqual(['quoteGateway.copy']))
    const copies = [...shop.quotes.values()].filter(({ quote }) => quote.name.startsWith('Copy of'))
    expect(copies.map(({ quote }) => quote.items.map((item) => item.modelCode))).toEqual([
      [one, last],
    ])
  })

  it('are no choice of what is copied of the whole quote, where their copy was given up', async () => {
    const { user } = await openQuote(three())
    await user.click(box(1))
    await user.click(screen.getByRole('button', { name: 'Copy to new quote' }))
    const picked = within(await screen.findByRole('dialog', { name: 'Copy to a new quote' }))
    await user.click(await picked.findByRole('checkbox', { name: /^Copy delivery/ }))
    expect(await picked.findByText('1 of 3 items selected')).toBeVisible()
    await user.click(picked.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Copy to a new quote' }))
    const whole = within(await screen.findByRole('dialog', { name: 'Copy to a new quote' }))
    expect(await whole.findByText('3 of 3 items selected')).toBeVisible()
  })

  it('are copied as cells of a spreadsheet', async () => {
    const { user } = await openQuote(three())
    await user.click(box(2))
    await user.click(screen.getByRole('button', { name: 'Copy lines' }))
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe(`${two}\t1\t2026-08-03\t`),
    )
  })
})

describe('the chosen lines', () => {
  it('are chosen still when one comes back from a comparison, and not at another visit', async () => {
    const segments = [{ codeTitle: 'Displacement', code: '080', title: '80 cm³/rev' }]
    const items = three().items.map((item) => ({ ...item, segments }))
    const { user, quote } = await openQuote({ ...three(), items })
    await user.click(box(1))
    await user.click(box(3))
    await user.click(screen.getByRole('link', { name: 'Compare' }))
    await screen.findByRole('heading', { level: 1, name: 'Compare configurations' })
    act(() => window.history.back())
    await screen.findByRole('heading', { level: 1, name: quote.name })
    expect(box(1)).toBeChecked()
    expect(box(2)).not.toBeChecked()
    expect(box(3)).toBeChecked()
    await user.click(screen.getByRole('link', { name: 'Quotes' }))
    await user.click((await screen.findAllByRole('link', { name: quote.name }))[0] ?? document.body)
    await screen.findByRole('heading', { level: 1, name: quote.name })
    expect(box(1)).not.toBeChecked()
  })
})

describe('the lines that are shown', () => {
  const shown = () =>
    screen
      .getAllByRole('rowheader')
      .map(({ textContent }) => codes.findIndex((code) => textContent.includes(code)) + 1)

  it('are sorted by a column, and stay where they are while one is edited', async () => {
    const { user, shop } = await openQuote(three())
    await user.click(screen.getByRole('button', { name: 'Quantity' }))
    expect(shown()).toEqual([2, 1, 3])
    await enter(user, 'quantity', '30{Enter}', two)
    await waitFor(() => expect(shop.calls.journal).toEqual(['quoteGateway.changeQuantity']))
    await waitFor(() => expect(cellOf('quantity', two)).not.toHaveAttribute('data-state'))
    expect(shown()).toEqual([2, 1, 3])
    await user.click(screen.getByRole('button', { name: 'Quantity' }))
    expect(shown()).toEqual([2, 3, 1])
    await user.click(screen.getByRole('button', { name: 'Quantity' }))
    expect(shown()).toEqual([1, 2, 3])
  })

  it('have the number that they have in the quote, sorted or searched (QUOTE-34)', async () => {
    const { user } = await openQuote(three())
    const numbers = () =>
      screen
        .getAllByRole('gridcell')
        .filter(({ dataset }) => dataset['label'] === 'Line')
        .map(({ textContent }) => Number(textContent))
    expect(numbers()).toEqual([1, 2, 3])
    await user.click(screen.getByRole('button', { name: 'Quantity' }))
    expect(numbers()).toEqual([2, 1, 3])
    await user.click(screen.getByRole('button', { name: 'Line' }))
    await user.click(screen.getByRole('button', { name: 'Line' }))
    expect(numbers()).toEqual([3, 2, 1])
    await user.type(screen.getByRole('searchbox'), `${last}{Enter}`)
    await waitFor(() => expect(numbers()).toEqual([3]))
  })

  it('are found by a word', async () => {
    const { user } = await openQuote(three())
    const field = screen.getByRole('searchbox', { name: 'Find in this quote' })
    await user.type(field, `${last}{Enter}`)
    await waitFor(() => expect(shown()).toEqual([3]))
    expect(screen.getByRole('heading', { name: 'Items (1 of 3)' })).toBeVisible()
  })
})

describe('a cell', () => {
  it('marks a day that is typed and not stored, and puts it back', async () => {
    const { user } = await openQuote({ items: [lineOf(1)] })
    fireEvent.change(await touch(user, 'date'), { target: { value: '2026-09-01' } })
    act(() => fieldOf('date').blur())
    expect(cellOf('date')).toHaveAttribute('data-state', 'changed')
    expect(screen.getByText('This date has not been saved yet.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(cellOf('date')).toHaveTextContent('Aug 03, 2026')
  })

  it('keeps what is typed over an older answer', async () => {
    const shop = fakeShop()
    const release = shop.calls.hold('quoteGateway.changeQuantity')
    const { user } = await openQuote({ items: [lineOf(1, 5)] }, shop)
    await enter(user, 'quantity', '6{Enter}')
    await enter(user, 'quantity', '7')
    release()
    await waitFor(() => expect(shop.calls.journal).toEqual(['quoteGateway.changeQuantity']))
    expect(fieldOf('quantity')).toHaveValue('7')
  })

  it('is only read where the quote is', async () => {
    await openQuote({ status: 'pending-review', items: [lineOf(1)] })
    expect(screen.getByRole('table', { name: /^Items/ })).toBeVisible()
    expect(screen.queryByRole('grid')).toBeNull()
    expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull()
  })

  it('says every name of a line below its code, once that is opened', async () => {
    const segments = [
      { codeTitle: 'Displacement', code: '080', title: '80 cm³/rev' },
      { codeTitle: 'Shaft', code: 'CNS', title: '1 in keyed' },
    ]
    const { user } = await openQuote({
      items: [{ ...lineOf(1), segments, customCode: 'HOUSE-1' }],
    })
    const show = screen.getByRole('button', { name: 'Show what OM1080CNS stands for' })
    expect(screen.getAllByText('HOUSE-1')).toHaveLength(1)
    await user.click(show)
    expect(screen.getAllByText('HOUSE-1')).toHaveLength(2)
  })
})

describe('the bar above the lines', () => {
  it('calls nothing ready while a line asks for a day that has become too early', async () => {
    const late = { ...lineOf(1), requestedDate: aDay('2026-01-05') }
    const { user } = await openQuote(
      { ...three(), dispatch: 'ship-complete', items: [late, lineOf(2), lineOf(3)] },
      fakeShop({ today: '2026-03-02' }),
    )
    expect(screen.getByText('1 date too early')).toBeVisible()
    expect(screen.queryByText('Ready to submit')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Use its earliest date' }))
    expect(await screen.findByText('Ready to submit')).toBeVisible()
  })
})
