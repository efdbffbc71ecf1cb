/** What goes along with a submission, and what keeps it from working. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anEmptyDraft, aQuote } from '../../builders/a-quote.ts'
import { openDraft } from '../draft-order/open-draft.ts'
import { keysOf, openQuote } from './open-quote.ts'

const card = () => within(screen.getByRole('region', { name: /^(Submit for approval|Resubmit)$/ }))
const confirmed = (words: string) => {
  const box = screen.getByText(words).parentElement
  if (!box) throw new Error('Nothing is confirmed.')
  return box
}
const field = (name: RegExp) => card().getByRole('textbox', { name })

describe('the submission of a quote', () => {
  it.each([
    ['comment', /^Comment for the reviewer/],
    ['freight carrier', /^Freight carrier/],
    ['special instructions', /^Special instructions/],
  ])('takes at most 255 characters for the %s (QUOTE-62)', async (_what, name) => {
    const { user } = await openQuote()
    await user.click(field(name))
    await user.paste('x'.repeat(256))
    expect(field(name)).toHaveValue('x'.repeat(255))
  })

  it('offers to ship complete or to accept parts, in the words of the specification (FULF-01)', async () => {
    await openQuote()
    expect(card().getByRole('radio', { name: /^Ship Complete Order/ })).not.toBeChecked()
    expect(card().getByRole('radio', { name: /^Partial Shipment Accepted/ })).not.toBeChecked()
  })

  it('names what is missing, and each name leads to its place (QUOTE-55)', async () => {
    const { user, shop } = await openQuote(anEmptyDraft())
    const missing = card()
      .getAllByRole('link')
      .map((link) => link.textContent)
    expect(missing).toEqual(['A product', 'A PO Number', 'A delivery address', 'Shipping dispatch'])
    await user.click(card().getByRole('link', { name: 'A PO Number' }))
    expect(screen.getByRole('button', { name: 'Edit PO Number' })).toHaveFocus()
    const submit = screen.getByRole('button', { name: 'Submit' })
    expect(submit).toHaveAttribute('aria-disabled', 'true')
    await user.click(submit)
    expect(shop.calls.asked).not.toContain('quoteGateway.submit')
  })

  it('leads to what is missing where it is pressed all the same (QUOTE-55)', async () => {
    const { user } = await openQuote({ purchaseOrderNumber: '', dispatch: 'ship-complete' })
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(card().getByRole('link', { name: 'A PO Number' })).toHaveFocus()
  })

  it('needs the PO number before it submits (QUOTE-59)', async () => {
    await openQuote({ purchaseOrderNumber: '', dispatch: 'ship-complete' })
    expect(card().getByRole('link', { name: 'A PO Number' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('asks for an answer before it resubmits (QUOTE-56)', async () => {
    const { user } = await openQuote({ status: 'returned', dispatch: 'ship-complete' })
    const resubmit = screen.getByRole('button', { name: 'Resubmit' })
    expect(resubmit).toHaveAttribute('aria-disabled', 'true')
    await user.click(card().getByRole('link', { name: 'Your answer to the feedback' }))
    expect(field(/^Your answer/)).toHaveFocus()
    await user.keyboard('Moved by a week.')
    expect(resubmit).not.toHaveAttribute('aria-disabled')
  })

  it("says 'Quotes updated successfully' after a resubmission (QUOTE-78)", async () => {
    const { user, notices, shop } = await openQuote({
      status: 'returned',
      dispatch: 'ship-complete',
    })
    await user.type(field(/^Your answer/), 'Moved by a week.')
    await user.click(screen.getByRole('button', { name: 'Resubmit' }))
    expect(await screen.findByText('Quotes updated successfully')).toBeVisible()
    expect(keysOf(notices)).toEqual(['quote:submit.resubmitted'])
    expect(shop.calls.journal).toEqual(['quoteGateway.resubmit'])
  })

  it('submits once for twenty clicks', async () => {
    const { shop } = await openQuote({ dispatch: 'ship-complete' })
    const submit = screen.getByRole('button', { name: 'Submit' })
    for (let click = 0; click < 20; click += 1) submit.click()
    await waitFor(() => expect(shop.calls.journal).toEqual(['quoteGateway.submit']))
    expect(await screen.findByText('The quote was submitted for approval.')).toBeVisible()
    expect(shop.calls.journal).toEqual(['quoteGateway.submit'])
  })

  it('is confirmed above the quote, with who answers and by when, until it is recalled (QUOTE-57)', async () => {
    const { user, quote } = await openQuote({ dispatch: 'ship-complete' })
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByRole('button', { name: 'Recall' }, { timeout: 5000 })
    const confirmation = confirmed('The quote was submitted for approval.')
    expect(confirmation).toHaveTextContent(`Quote number${quote.number}`)
    expect(confirmation).toHaveTextContent('Reviewed by')
    expect(confirmation).toHaveTextContent('Answer expected by')
    expect(within(confirmation).queryByRole('link')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Recall' }))
    await user.click(await screen.findByRole('button', { name: 'Recall quote' }))
    await screen.findByRole('button', { name: 'Submit' })
    expect(screen.queryByText('The quote was submitted for approval.')).toBeNull()
  })

  it('is confirmed on the draft order alike, with the way to the quote', async () => {
    const { user, quote } = await openDraft(aQuote({ dispatch: 'ship-complete' }))
    await user.click(await screen.findByRole('button', { name: 'Submit' }))
    await screen.findByRole('link', { name: 'Go to the quote' }, { timeout: 5000 })
    const confirmation = within(confirmed('The quote was submitted for approval.'))
    await user.click(confirmation.getByRole('link', { name: quote.number }))
    await waitFor(() => expect(window.location.pathname).toBe(`/my-account/quotes/${quote.id}`))
  })

  it.each(['returned', 'approved', 'declined'] as const)(
    'shows what the reviewer said on a quote that is %s, and nothing for a reviewer to do (QUOTE-04)',
    async (status) => {
      const history = [{ reason: 'Line two ships later.', at: '2026-04-02T10:00:00+00:00' }]
      await openQuote({ status, history })
      const feedback = within(screen.getByRole('region', { name: 'CSR Feedback' }))
      expect(feedback.getByText('Line two ships later.')).toBeVisible()
      expect(screen.queryByRole('button', { name: /approve|reject|decline|return/i })).toBeNull()
    },
  )

  it('keeps the comment for when one comes back to the quote', async () => {
    const { user } = await openQuote()
    await user.type(field(/^Comment/), 'Please hurry.')
    await user.click(screen.getByRole('link', { name: 'Edit' }))
    await screen.findByRole('link', { name: 'Back to My Account' })
    expect(field(/^Comment/)).toHaveValue('Please hurry.')
  })
})
