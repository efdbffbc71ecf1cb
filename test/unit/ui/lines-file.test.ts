import { describe, expect, it } from 'vitest'
import { lineRows } from '../../../src/ui/parts/download-quote/lines-file.ts'
import { aDay } from '../../builders/a-day.ts'
import { aQuote, aQuoteItem } from '../../builders/a-quote.ts'

const heads = {
  modelCode: 'Model code',
  quantity: 'Quantity',
  requestedDate: 'Requested date',
  customerMaterialNumber: 'Customer material number',
  product: 'Product',
  meaning: 'Configuration',
  plannedDate: 'Planned delivery',
  unitPrice: 'Unit price',
  surcharge: 'Surcharge',
  lineTotal: 'Line total',
  currency: 'Currency',
  customCode: 'Custom code',
}

/** Those that every file has. */
const common = Object.values(heads).filter((head) => !['Surcharge', 'Custom code'].includes(head))

const named = (name: string, text: string) => `${name}: ${text}`

describe('the lines of a quote as a file', () => {
  it('have headings, days and amounts as what they are, and a price only where there is one (D10)', () => {
    const item = aQuoteItem({
      unitPrice: 125,
      lineTotal: undefined,
      requestedDate: undefined,
      plannedDate: aDay('2027-11-05'),
      segments: [
        { codeTitle: 'Shaft', code: 'C', title: '25 mm keyed' },
        { codeTitle: 'Paint', code: '', title: 'Black' },
      ],
    })
    const [first, line] = lineRows(aQuote({ items: [item], currency: 'USD' }), heads, named)
    expect(first).toEqual(common)
    expect(line).toEqual([
      item.modelCode,
      item.quantity,
      '',
      item.customerMaterialNumber,
      item.productName,
      'Shaft C: 25 mm keyed; Paint: Black',
      { day: '2027-11-05' },
      { amount: 125 },
      '',
      'USD',
    ])
  })

  it('have the surcharge where the page has a column for it (PRICE-25)', () => {
    const item = aQuoteItem({ surcharge: 7.5, currency: 'EUR', customCode: 'US-1001' })
    const [first, line] = lineRows(aQuote({ items: [item], currency: 'EUR' }), heads, named)
    expect(first).toEqual(Object.values(heads))
    expect(line?.[8]).toEqual({ amount: 7.5 })
    expect(line?.at(-1)).toBe('US-1001')
  })

  it('hold nothing that a spreadsheet would execute', () => {
    const item = aQuoteItem({ customerMaterialNumber: '=cmd()', productName: '@motor' })
    const [, line] = lineRows(aQuote({ items: [item] }), heads, named)
    expect(line?.[3]).toBe("'=cmd()")
    expect(line?.[4]).toBe("'@motor")
  })
})
