/** All lines of a draft taken off at once, which leaves no draft. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aQuote, anEmptyDraft } from '../../builders/a-quote.ts'
import { fakeShop } from '../../fakes/fake-shop.ts'
import { openQuote } from '../quote/open-quote.ts'
import { enter } from '../quote/sheet-cells.ts'
import { codeOf, draftOf, line, openDraft } from './open-draft.ts'

const open = () => screen.queryByRole('button', { name: 'Remove all lines' })
const question = (name: string) => screen.findByRole('alertdialog', { name })

async function asked(name: string, opened: Awaited<ReturnType<typeof openDraft>>) {
  await opened.user.click(screen.getByRole('button', { name: 'Remove all lines' }))
  const dialog = within(await question(name))
  const confirm = () => opened.user.click(dialog.getByRole('button', { name: 'Remove all lines' }))
  return { dialog, confirm }
}

describe('Remove all lines', () => {
  it('asks, says that the draft goes too, and writes nothing when it is cancelled (CALL-39)', async () => {
    const opened = await openDraft(draftOf([line(1), line(2)]))
    const { dialog } = await asked('Remove all 2 lines?', opened)
    const effect = `The draft quote “${opened.quote.name}” is removed with them. This cannot be undone.`
    expect(dialog.getByText(effect)).toBeVisible()
    expect(dialog.queryByText(/did not save/)).toBeNull()
    await opened.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(opened.shop.calls.journal).toEqual([])
  })

  it('is one write, leads to the list of quotes, and is announced (CALL-39)', async () => {
    const opened = await openDraft(draftOf([line(1), line(2)]))
    const { confirm } = await asked('Remove all 2 lines?', opened)
    await confirm()
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/quotes'))
    expect(window.location.search).toBe('')
    expect(opened.shop.calls.journal).toEqual(['quoteGateway.clear'])
    expect(opened.shop.quotes.size).toBe(0)
    expect(opened.notices.map(({ key }) => key)).toEqual(['quote:clear.done'])
  })

  it('stays with its question and says why when it fails, and can be sent again (CALL-39)', async () => {
    const shop = fakeShop()
    shop.calls.failNext('quoteGateway.clear', { kind: 'server-failed', status: 500 })
    const opened = await openDraft(draftOf([line(1)]), { shop })
    const { dialog, confirm } = await asked('Remove the only line?', opened)
    await confirm()
    expect(await dialog.findByRole('alert')).toBeVisible()
    expect(shop.quotes.size).toBe(1)
    await confirm()
    await waitFor(() => expect(window.location.pathname).toBe('/my-account/quotes'))
    expect(shop.quotes.size).toBe(0)
  })

  it('names what was typed for lines and is not stored (CALL-39)', async () => {
    const opened = await openDraft(draftOf([line(1), line(2)]))
    await enter(opened.user, 'quantity', 'many', codeOf(2))
    const { dialog } = await asked('Remove all 2 lines?', opened)
    expect(dialog.getByText('What you entered and did not save is lost too:')).toBeVisible()
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `The quantity of ${codeOf(2)}`,
    ])
  })

  it('is offered on the quote page of a draft too (CALL-39)', async () => {
    await openQuote({ status: 'draft' })
    expect(open()).toBeVisible()
  })

  it('is not offered for a quote that was returned (CALL-39)', async () => {
    await openQuote({ status: 'returned' })
    expect(open()).toBeNull()
  })

  it('is not offered where there is no line (CALL-39)', async () => {
    await openDraft(anEmptyDraft())
    expect(open()).toBeNull()
  })

  it('is not offered while the order is only read (CALL-39)', async () => {
    await openDraft(aQuote(), { search: '?mode=summary' })
    expect(open()).toBeNull()
  })
})
