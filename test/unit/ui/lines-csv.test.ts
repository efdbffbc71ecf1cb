import { describe, expect, it } from 'vitest'
import { lineRows } from '../../../src/ui/pages/quote/lines-csv.ts'
import { aQuote, aQuoteItem } from '../../builders/a-quote.ts'

const heads = {
  modelCode: 'Model code',
  quantity: 'Quantity',
  requestedDate: 'Requested date',
  customerMaterialNumber: 'Customer material number',
  product: 'Product',
  unitPrice: 'Unit price',
  lineTotal: 'Line total',
  currency: 'Currency',
}

describe('the lines of a quote as a file', () => {
  it('have headings, and a price only where there is one (D10)', () => {
    const item = aQuoteItem({ unitPrice: 125, lineTotal: undefined, requestedDate: undefined })
    const [first, line] = lineRows(aQuote({ items: [item] }), heads)
    expect(first).toEqual(Object.values(heads))
    expect(line).toEqual([
      item.modelCode,
      item.quantity,
      '',
      item.customerMaterialNumber,
      item.productName,
      125,
      '',
      'USD',
    ])
  })

  it('hold nothing that a spreadsheet would execute', () => {
    const item = aQuoteItem({ customerMaterialNumber: '=cmd()', productName: '@motor' })
    const [, line] = lineRows(aQuote({ items: [item] }), heads)
    expect(line?.[3]).toBe("'=cmd()")
    expect(line?.[4]).toBe("'@motor")
  })
})
