import { describe, expect, it } from 'vitest'
import {
  commentProblemKey,
  limitedNotes,
  missingForSubmit,
  missingForSubmitPage,
  notesOf,
  type SubmissionNotes,
  submissionReason,
} from '../../../../src/domain/quote/submission.ts'
import { aFulfilment, anEmptyDraft, aQuote } from '../../../builders/a-quote.ts'

const notes: SubmissionNotes = {
  comment: 'As discussed.',
  freightCarrier: 'Northern Freight',
  specialInstructions: 'Call first.',
  dispatch: 'ship-complete',
}
const unsaid = { ...notes, comment: ' ' }
const nowhere = aFulfilment({ shippingAddress: undefined, savedAddressId: undefined })

describe('the reason of a submission', () => {
  it.each(['', '  \n'])('is the default one when the comment is blank (QUOTE-52)', (comment) => {
    expect(submissionReason(comment)).toBe('Order Entry Request Submitted')
  })

  it('is the comment when there is one (QUOTE-52)', () => {
    expect(submissionReason('Please hurry.')).toBe('Please hurry.')
  })
})

describe('a draft', () => {
  it('lacks nothing with item, PO number, shipping address and dispatch option (QUOTE-55)', () => {
    expect(missingForSubmit(aQuote(), unsaid)).toEqual([])
  })

  it('names everything that is missing, in the order in which it is said (QUOTE-55)', () => {
    expect(missingForSubmit(anEmptyDraft(), { ...notes, dispatch: undefined })).toEqual([
      'product',
      'purchase-order-number',
      'shipping-address',
      'dispatch',
    ])
  })

  it('lacks an item (QUOTE-55)', () => {
    expect(missingForSubmit(aQuote({ items: [] }), notes)).toEqual(['product'])
  })

  it.each(['', '   '])('lacks a PO number when it is blank (QUOTE-59)', (purchaseOrderNumber) => {
    expect(missingForSubmit(aQuote({ purchaseOrderNumber }), notes)).toEqual([
      'purchase-order-number',
    ])
  })

  it('lacks a shipping address (QUOTE-55)', () => {
    expect(missingForSubmit(aQuote({ fulfilments: [nowhere] }), notes)).toEqual([
      'shipping-address',
    ])
    expect(missingForSubmit(aQuote({ fulfilments: [aFulfilment(), nowhere] }), notes)).toEqual([
      'shipping-address',
    ])
  })

  it('lacks a dispatch option (QUOTE-55)', () => {
    expect(missingForSubmit(aQuote(), { ...notes, dispatch: undefined })).toEqual(['dispatch'])
  })
})

describe('a returned quote', () => {
  const quote = aQuote({ status: 'returned', comment: 'The old comment' })

  it('also lacks a comment (QUOTE-56)', () => {
    expect(missingForSubmit(quote, unsaid)).toEqual(['comment'])
    expect(missingForSubmit(quote, notes)).toEqual([])
  })

  it('points to the message of a missing comment (QUOTE-63)', () => {
    expect(commentProblemKey(quote, unsaid)).toBe('quote:submit.commentRequired')
    expect(commentProblemKey(quote, notes)).toBeUndefined()
  })

  it('begins with an empty comment, because the reviewer waits for an answer', () => {
    expect(notesOf(quote).comment).toBe('')
  })

  it.each(['draft', 'pending-review'] as const)(
    'differs from a quote that is %s, which misses no comment',
    (status) => {
      expect(commentProblemKey(aQuote({ status }), unsaid)).toBeUndefined()
    },
  )
})

describe('the notes of a quote', () => {
  it('are those that it carries', () => {
    expect(notesOf(aQuote({ ...notes }))).toEqual(notes)
  })

  it('hold 255 characters each', () => {
    const long = 'x'.repeat(300)
    const limited = limitedNotes({
      comment: long,
      freightCarrier: long,
      specialInstructions: long,
      dispatch: 'partial',
    })
    const cut = 'x'.repeat(255)
    expect(limited).toEqual({
      comment: cut,
      freightCarrier: cut,
      specialInstructions: cut,
      dispatch: 'partial',
    })
  })
})

describe('the way from the draft order page to the quote page', () => {
  it('asks for an item and a PO number only', () => {
    expect(missingForSubmitPage(anEmptyDraft())).toEqual(['product', 'purchase-order-number'])
    expect(missingForSubmitPage(aQuote({ fulfilments: [nowhere] }))).toEqual([])
  })
})
