import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import {
  decodeOpenDrafts,
  decodeQuotePage,
} from '../../../../../src/adapters/commerce/wire/quote-list.wire.ts'
import { aQuoteRowAnswer } from '../../../../builders/wire-answers.ts'

function pageOf(rows: unknown, page: Readonly<Record<string, unknown>> = {}) {
  return decodeQuotePage({ quotesOnAccount: { ordersOnAccount: rows, ...page } })
}

describe('a page of quotes on the wire', () => {
  it('has rows with number, status, name, date, total and count (QUOTE-20)', () => {
    const page = { recordsCount: 21, totalPages: 3, currentPage: 2 }
    expect(pageOf([aQuoteRowAnswer()], page)).toEqual(
      E.right({
        rows: [
          {
            id: 'quote-1',
            number: '1001',
            purchaseOrderNumber: 'PO-7781',
            name: 'Spring overhaul',
            status: 'draft',
            statusName: 'Draft',
            isAnswerRecalled: false,
            createdAt: '2026-03-07T08:00:00+00:00',
            itemCount: 2,
            lineCount: 1,
            total: 265.5,
            currency: 'USD',
          },
        ],
        page: 2,
        pageCount: 3,
        total: 21,
        counts: undefined,
      }),
    )
  })

  it('reads the purchase order number by the name that lists have for it', () => {
    const row = aQuoteRowAnswer({
      purchaseOrderNumber: undefined,
      orderPayments_purchaseOrderNumber: 'PO-2',
    })
    expect(pageOf([row])).toMatchObject({ right: { rows: [{ purchaseOrderNumber: 'PO-2' }] } })
  })

  it.each([
    ['qstDraft', 'draft'],
    ['qstPendingReview', 'pending-review'],
    ['qstOrderEntryRequestUpdated', 'resubmitted'],
    ['qstRejected', 'returned'],
    ['qstApproved', 'approved'],
    ['qstRejectedQuote', 'declined'],
  ])('reads the status %s', (code, status) => {
    const row = aQuoteRowAnswer({
      orderStatusType_typeCode: code,
      orderStatusType_typeName: 'As named',
    })
    expect(pageOf([row])).toMatchObject({ right: { rows: [{ status, statusName: 'As named' }] } })
  })

  it.each(['qstOnHold', 'ostNew', ''])('shows the unknown status %j by its code', (code) => {
    const row = aQuoteRowAnswer({ orderStatusType_typeCode: code })
    expect(pageOf([row])).toMatchObject({
      right: { rows: [{ status: 'unknown', statusName: code }] },
    })
  })

  it.each([
    [true, true],
    ['yes', true],
    [undefined, false],
  ])('reads from %j whether an answer was recalled', (recalledFlag, isAnswerRecalled) => {
    const row = aQuoteRowAnswer({ orderStatusType_typeCode: 'qstRejected', recalledFlag })
    expect(pageOf([row])).toMatchObject({ right: { rows: [{ isAnswerRecalled }] } })
  })

  it('keeps a row in which fields are missing, without making up figures', () => {
    expect(pageOf([{ orderID: 'quote-1' }])).toMatchObject({
      right: { rows: [{ id: 'quote-1', name: '', itemCount: undefined, total: undefined }] },
    })
  })

  it('leaves out a row that names no quote', () => {
    expect(pageOf([{ quoteName: 'Nobody' }, null, 'x', aQuoteRowAnswer()])).toMatchObject({
      right: { rows: [{ id: 'quote-1' }] },
    })
  })

  it('counts for itself where the server does not', () => {
    expect(pageOf([], {})).toEqual(
      E.right({ rows: [], page: 1, pageCount: 1, total: 0, counts: undefined }),
    )
    expect(pageOf([aQuoteRowAnswer()], { recordsCount: '11' })).toMatchObject({
      right: { pageCount: 2, total: 11 },
    })
  })

  it('reads how many there are of each status, leaving out what we do not know', () => {
    const recordsCountByStatus = { qstDraft: 12, qstRejected: '2', qstOnHold: 4 }
    const page = pageOf([], { recordsCountByStatus })
    expect(page).toMatchObject({
      right: {
        counts: new Map([
          ['draft', 12],
          ['returned', 2],
        ]),
      },
    })
  })

  it.each([null, 'none', []])('has no counts where they are %j', (recordsCountByStatus) => {
    expect(pageOf([], { recordsCountByStatus })).toMatchObject({ right: { total: 0 } })
  })

  it.each([undefined, {}, 'none'])('is unreadable with %j for its rows', (rows) => {
    expect(E.isLeft(pageOf(rows))).toBe(true)
  })
})

describe('drafts on the wire', () => {
  it('have the PO number by which one of them is found, where there is one', () => {
    const named = aQuoteRowAnswer()
    const other = aQuoteRowAnswer({ orderID: 'quote-2', purchaseOrderNumber: '' })
    expect(decodeOpenDrafts({ cartQuoteOrders: [named, other] })).toMatchObject({
      right: [
        { id: 'quote-1', purchaseOrderNumber: 'PO-7781' },
        { id: 'quote-2', purchaseOrderNumber: undefined },
      ],
    })
  })
})
