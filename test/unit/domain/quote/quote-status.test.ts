import { describe, expect, it } from 'vitest'
import {
  commentAuthor,
  deliveryDateShown,
  mayDo,
  type QuoteAction,
  type QuoteStatus,
  statusesOf,
  statusLabel,
} from '../../../../src/domain/quote/quote-status.ts'
import { quoteStatuses } from '../../../builders/quote-statuses.ts'

const actions: readonly QuoteAction[] = ['edit', 'submit', 'resubmit', 'remove', 'open-draft-order']

/** Everything that a customer may do to a quote of that status. */
function allowed(status: QuoteStatus): readonly QuoteAction[] {
  return actions.filter((action) => mayDo(action, status))
}

describe('the tabs of the quote list', () => {
  it('hold the drafts in Draft (QUOTE-06)', () => {
    expect(statusesOf('draft')).toEqual(['draft'])
  })

  it('hold pending, resubmitted and returned quotes in Submitted (QUOTE-07)', () => {
    expect(statusesOf('submitted')).toEqual(['pending-review', 'resubmitted', 'returned'])
  })

  it('hold approved, declined and expired quotes in Approved (QUOTE-08, QUOTE-29)', () => {
    expect(statusesOf('approved')).toEqual(['approved', 'declined', 'expired'])
  })
})

describe('what a customer may do', () => {
  it('removes drafts and declined quotes only (QUOTE-14)', () => {
    expect(quoteStatuses.filter((status) => mayDo('remove', status))).toEqual(['draft', 'declined'])
  })

  it('edits, submits and removes a draft (QUOTE-22)', () => {
    expect(allowed('draft')).toEqual(['edit', 'submit', 'remove', 'open-draft-order'])
  })

  it('edits a returned quote and submits it again (QUOTE-23)', () => {
    expect(allowed('returned')).toEqual(['edit', 'resubmit'])
  })

  it('edits nothing but drafts and returned quotes (QUOTE-24)', () => {
    expect(quoteStatuses.filter((status) => mayDo('edit', status))).toEqual(['draft', 'returned'])
  })

  it('only reads a quote that waits for review (QUOTE-25)', () => {
    expect(allowed('pending-review')).toEqual([])
  })

  it('only reads a quote that was submitted again (QUOTE-26)', () => {
    expect(allowed('resubmitted')).toEqual([])
  })

  it('only reads an approved quote (QUOTE-27)', () => {
    expect(allowed('approved')).toEqual([])
  })

  it('only reads or removes a declined quote (QUOTE-28)', () => {
    expect(allowed('declined')).toEqual(['remove'])
  })

  it('only reads a quote of a status that the shop does not know', () => {
    expect(allowed('unknown')).toEqual([])
  })
})

describe('the name of a status', () => {
  it('is the one that the server sends, beside the text of the shop', () => {
    expect(statusLabel('pending-review', ' Submitted ')).toEqual({
      name: 'Submitted',
      key: 'quotes:status.pending-review',
    })
  })

  it('is a text of the shop when the server sends none (QUOTE-29)', () => {
    expect(quoteStatuses.map((status) => statusLabel(status, ' '))).toEqual(
      quoteStatuses.map((status) => ({ name: '', key: `quotes:status.${status}` })),
    )
  })

  it('is the raw code of a status such as expired that the shop does not know (QUOTE-29)', () => {
    expect(statusLabel('unknown', 'qstOnHold')).toEqual({ name: 'qstOnHold', key: undefined })
  })
})

describe('the latest comment', () => {
  const byCustomer: readonly QuoteStatus[] = ['pending-review', 'resubmitted']

  it.each(byCustomer)("is the customer's while the quote is %s (QUOTE-32)", (status) => {
    expect(commentAuthor(status)).toBe('customer')
  })

  it.each(quoteStatuses.filter((status) => !byCustomer.includes(status)))(
    "is the reviewer's while the quote is %s (QUOTE-33)",
    (status) => {
      expect(commentAuthor(status)).toBe('reviewer')
    },
  )
})

describe('the date of a line', () => {
  const wished: readonly QuoteStatus[] = ['draft', 'pending-review', 'returned', 'resubmitted']

  it.each(wished)('is the requested one while the quote is %s (QUOTE-38)', (status) => {
    expect(deliveryDateShown(status)).toBe('requested')
  })

  it.each(quoteStatuses.filter((status) => !wished.includes(status)))(
    'is the planned one while the quote is %s (QUOTE-39)',
    (status) => {
      expect(deliveryDateShown(status)).toBe('planned')
    },
  )
})
