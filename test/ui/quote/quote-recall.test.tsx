/** Taking a submitted quote back, as a customer does it. */
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Quote } from '../../../src/domain/quote/quote.ts'
import { review } from '../../fakes/fake-quotes.ts'
import { keysOf, openQuote } from './open-quote.ts'

const at = '2026-04-01T08:00:00+00:00'
const waiting: Partial<Quote> = {
  status: 'pending-review',
  statusName: 'Submitted',
  comment: 'Please hurry.',
  dispatch: 'partial',
  history: [{ status: 'pending-review', reason: 'Please hurry.', at }],
}

async function asked(overrides = waiting) {
  const opened = await openQuote(overrides)
  await opened.user.click(screen.getByRole('button', { name: 'Recall' }))
  const question = await screen.findByRole('alertdialog', { name: 'Recall this quote?' })
  const press = (name: string) => opened.user.click(within(question).getByRole('button', { name }))
  return { ...opened, question, press }
}

describe('the recall of a quote', () => {
  it('is asked about, and leaves a draft with what was written beside it', async () => {
    const { press, question, notices, shop } = await asked()
    expect(question).toHaveTextContent('It goes back to your drafts')
    await press('Recall quote')
    const comment = await screen.findByRole('textbox', { name: /^Comment for the reviewer/ })
    expect(comment).toHaveValue('Please hurry.')
    expect(screen.queryByRole('button', { name: 'Recall' })).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(keysOf(notices)).toEqual(['quote:recall.done'])
    expect(shop.calls.journal).toEqual(['quoteGateway.recall'])
  })

  it('says of a resubmitted one that it will be returned again, and does nothing on Cancel', async () => {
    const history = [{ status: 'resubmitted', reason: 'Done.', at }] as const
    const { press, question, shop } = await asked({ ...waiting, status: 'resubmitted', history })
    expect(question).toHaveTextContent('It is returned to you as it was before you resubmitted it')
    await press('Cancel')
    expect(shop.calls.journal).toEqual([])
  })

  it('that comes after the decision shows the decision and says that it was too late', async () => {
    const { press, quote, shop, user, notices } = await asked()
    review(shop, quote.id, 'approved', 'Gladly.')
    await press('Recall quote')
    const words = 'The quote could not be recalled: its status has changed in the meantime.'
    const feedback = await screen.findByRole('region', { name: 'CSR Feedback' })
    expect(feedback).toHaveTextContent('Gladly.')
    const said = screen.getAllByText(words)
    expect(said).not.toHaveLength(0)
    expect(keysOf(notices)).toEqual(['quote:recall.tooLate'])
    expect(screen.queryByRole('alertdialog')).toBeNull()
    const notice = screen.getAllByRole('status').find((one) => one.textContent?.includes(words))
    if (!notice) throw new Error('The page says nothing.')
    await user.click(within(notice).getByRole('button', { name: 'Close' }))
    expect(notice).not.toBeInTheDocument()
  })

  it('that was submitted again elsewhere recalls nothing, says so, and shows what was submitted', async () => {
    const { press, question, quote, shop, notices } = await asked()
    review(shop, quote.id, 'pending-review', 'Now with ten.')
    await press('Recall quote')
    const words = /^Nothing was recalled: this quote was changed and submitted again/
    expect(await within(question).findByRole('alert')).toHaveTextContent(words)
    expect(screen.getAllByText(/Now with ten\./)).not.toHaveLength(0)
    expect(keysOf(notices)).toEqual([])
    await press('Recall quote')
    expect(await screen.findByRole('textbox', { name: /^Comment for the reviewer/ })).toBeVisible()
    expect(keysOf(notices)).toEqual(['quote:recall.done'])
  })

  it('stays open with the reason where it did not work, and can be tried again', async () => {
    const { press, question, shop } = await asked()
    shop.calls.failNext('quoteGateway.recall', { kind: 'timed-out' })
    await press('Recall quote')
    expect(await within(question).findByRole('alert')).toBeVisible()
    await press('Recall quote')
    expect(await screen.findByRole('textbox', { name: /^Comment for the reviewer/ })).toBeVisible()
  })

  it('whose answer was lost is settled by reading the quote again', async () => {
    const { press, shop, notices } = await asked()
    shop.calls.failNext('quoteGateway.recall', { kind: 'unconfirmed' }, 'after-commit')
    await press('Recall quote')
    expect(await screen.findByRole('textbox', { name: /^Comment for the reviewer/ })).toBeVisible()
    expect(keysOf(notices)).toEqual(['quote:recall.done'])
  })

  it('that was not carried out says so, and nothing of entries that are kept', async () => {
    const { press, question, shop } = await asked()
    shop.calls.failNext('quoteGateway.recall', { kind: 'unconfirmed' })
    await press('Recall quote')
    const alert = await within(question).findByRole('alert')
    expect(alert).toHaveTextContent('The quote was not recalled. Please try again.')
  })

  it('that may have been carried out is told on the page until the quote has been read again', async () => {
    const { press, question, shop, user } = await asked()
    const words = /^We could not confirm that the quote was recalled/
    shop.calls.failNext('quoteGateway.recall', { kind: 'unconfirmed' }, 'after-commit')
    // Once to settle the answer, once to show the quote as it is now.
    shop.calls.failNext('quoteGateway.open', { kind: 'server-failed', status: 500 })
    shop.calls.failNext('quoteGateway.open', { kind: 'server-failed', status: 500 })
    await press('Recall quote')
    expect(await within(question).findByText(words)).toBeVisible()
    await press('Cancel')
    expect(await screen.findByText(words)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('textbox', { name: /^Comment for the reviewer/ })).toBeVisible()
    expect(screen.queryByText(words)).toBeNull()
    expect(shop.calls.journal).toEqual(['quoteGateway.recall'])
  })

  it('is not offered for a draft, a returned or a decided quote', async () => {
    await openQuote({ status: 'approved' })
    expect(screen.queryByRole('button', { name: 'Recall' })).toBeNull()
  })
})
