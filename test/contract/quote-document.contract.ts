/** What every quote gateway promises about the document of a quote. */
import { expect } from 'vitest'
import { it } from '../conformance/cases.ts'
import { quoteId } from '../builders/a-quote.ts'
import { complete, notes, submitted } from './complete-quote.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'
import { people, type ShopClient, type Verdict } from './shop-under-test.ts'

async function beginningOf({ quoteGateway }: ShopClient, id: string): Promise<string> {
  const bytes = right(await quoteGateway.document(quoteId(id), 'de')())
  return new TextDecoder().decode(bytes.slice(0, 5))
}

export const quoteDocumentContract: Suite = (shop) => {
  const us = () => shop().client(people.us)

  it('is a PDF file, of a draft and of a quote that waits for the reviewer', async () => {
    const client = await us()
    const { id } = await complete(shop(), client)
    expect(await beginningOf(client, id)).toBe('%PDF-')
    right(await client.quoteGateway.submit(id, notes)())
    expect(await beginningOf(client, id)).toBe('%PDF-')
  })

  it.each<Verdict>(['approve', 'return', 'decline'])(
    'is a PDF file after the verdict %s',
    async (verdict) => {
      const client = await us()
      const { id } = await submitted(shop(), client, 'PO-1')
      await shop().review(id, verdict, 'As discussed')
      expect(await beginningOf(client, id)).toBe('%PDF-')
    },
  )

  it('is not found of another customer, and of a quote that is none', async () => {
    const { id } = await complete(shop(), await us())
    const other = await shop().client(people.eu)
    expect(kindOf(await other.quoteGateway.document(id, 'en')())).toBe('not-found')
    expect(kindOf(await other.quoteGateway.document(quoteId('nothing'), 'en')())).toBe('not-found')
  })
}
