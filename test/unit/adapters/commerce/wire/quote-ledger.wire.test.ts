import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { decodeLedgerIfAny } from '../../../../../src/adapters/commerce/wire/quote-ledger.wire.ts'
import type { QuoteLedger } from '../../../../../src/domain/quote/quote-ledger.ts'

const createdDateTime = '2026-03-08T09:15:00+00:00'

function read(...entries: readonly object[]): QuoteLedger {
  const told = entries.map((entry) => ({ createdDateTime, ...entry }))
  const decoded = decodeLedgerIfAny({ quoteLedger: { orderID: 'quote-1', entries: told } })
  if (E.isLeft(decoded) || !decoded.right) throw new Error('The history cannot be read.')
  return decoded.right
}

describe('the history of a quote on the wire', () => {
  it('is none where the server knows no such quote, and unreadable without entries', () => {
    expect(decodeLedgerIfAny({ quoteLedger: {} })).toEqual(E.right(undefined))
    expect(E.isLeft(decodeLedgerIfAny({}))).toBe(true)
    expect(E.isLeft(decodeLedgerIfAny({ quoteLedger: { orderID: 'quote-1' } }))).toBe(true)
  })

  it('leaves out entries and fields that the shop does not know', () => {
    const changes = [
      { field: 'colour', previous: '', present: 'blue' },
      { field: 'purchaseOrderNumber', previous: '', present: 'PO-1' },
    ]
    expect(read({ entryType: 'painted' }, { entryType: 'quoteChanged', changes })).toMatchObject([
      { kind: 'quote-changed', changes: [{ field: 'purchase-order', from: '', to: 'PO-1' }] },
    ])
  })

  it('knows by whom each step was made; what it does not know was the shop', () => {
    const by = (createdByType: string) =>
      read({ entryType: 'created', createdByType, createdByName: ' Desk ' })[0]?.by
    expect(by('customer')).toEqual({ kind: 'customer', name: 'Desk' })
    expect(by('reviewer')?.kind).toBe('reviewer')
    expect(by('staff')?.kind).toBe('staff')
    expect(by('robot')?.kind).toBe('shop')
  })

  it('reads dispatch choices by their codes, and leads to carriers over https only (T20)', () => {
    const dispatch = {
      field: 'orderShippingDispatchOptionsCustom',
      previous: '',
      present: 'shipCompleteOrder',
    }
    const shipped = { entryType: 'shipped', order_orderID: 'o', order_orderNumber: '7' }
    const trackingUrl = 'https://www.ups.com/track?tracknum=1Z9'
    expect(
      read(
        { entryType: 'quoteChanged', changes: [dispatch] },
        { ...shipped, itemsCount: 2, trackingNumber: '1Z9', trackingUrl },
        // oxlint-disable-next-line no-script-url -- what a page must not follow
        { ...shipped, trackingUrl: 'javascript:alert(1)' },
      ),
    ).toMatchObject([
      { changes: [{ field: 'dispatch', from: '', to: 'ship-complete' }] },
      { kind: 'shipped', lineCount: 2, trackingNumber: '1Z9', trackingHref: trackingUrl },
      { kind: 'shipped', trackingHref: undefined },
    ])
  })
})
