/** The picture of the site at the head of documents. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { account, quoteItem } from '../../reference-backend/database/schema/commerce.ts'
import { siteLogo } from '../../reference-backend/content/site-logo.ts'
import { type Customer, signedIn } from './customer.ts'
import { onEachEngineExhaustively } from './each-engine.ts'
import { textsOfPdf } from './pdf-text.ts'
import type { TestShop } from './test-shop.ts'

/** One pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const pictureAt = (base64: string) => `data:image/png;base64,${base64}`

/** The picture, and how much of it can be seen through, in place of the name. */
function showsPictureOnce(bytes: Uint8Array) {
  const pictures = Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Subtype \/Image/g)
  expect(pictures).toHaveLength(2)
  expect(textsOfPdf(bytes)).not.toContain('Manifold')
}

async function documentOf(shop: TestShop, { token }: Customer, orderID: string) {
  const answer = await shop.fetch(`/api/scope/getQuoteDocument?orderID=${orderID}`, {
    headers: { 'Auth-Token': `Bearer ${token}` },
  })
  return new Uint8Array(await answer.arrayBuffer())
}

onEachEngineExhaustively(
  'the document of a quote',
  (shop) => {
    it('shows the picture of the site in place of its name, on every page', async () => {
      const customer = await signedIn(shop(), 'us@manifold.test')
      const { orderID } = await customer.draft('With a picture')
      const [item] = await shop()
        .database.select()
        .from(quoteItem)
        .where(eq(quoteItem.quoteId, orderID))
      if (item === undefined) throw new Error('The draft has no line.')
      const more = Array.from({ length: 40 }, (_, at) => ({
        ...item,
        id: `a${at}`,
        position: at + 2,
      }))
      await shop().database.insert(quoteItem).values(more)
      const bytes = await documentOf(shop(), customer, orderID)
      expect(textsOfPdf(bytes).some((text) => text.startsWith('Page 2 of '))).toBe(true)
      showsPictureOnce(bytes)
    })

    it('is of one head with those of an order, in the days of their reader', async () => {
      await shop()
        .database.update(account)
        .set({ language: 'de' })
        .where(eq(account.emailAddress, 'us@manifold.test'))
      const customer = await signedIn(shop(), 'us@manifold.test')
      const { body } = await customer.read('getAllOrdersOnAccount')
      const { orderID } = body.ordersOnAccount.ordersOnAccount[3]
      const { body: order } = await customer.read('getOrderDetails', { orderID })
      const [file] = order.orderDetails.files
      const answer = await shop().fetch(`/api/scope/downloadFile?fileID=${file.file_fileID}`)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      showsPictureOnce(bytes)
      const texts = textsOfPdf(bytes)
      expect(texts).toContain('Hydraulikmotoren und -pumpen, konfiguriert nach Typenschlüssel')
      expect(texts.join(' ')).toMatch(/\d{2}\. \p{L}{3,4}\.? \d{4}/u)
      expect(texts.join(' ')).not.toMatch(/\d{4}-\d{2}-\d{2}/)
    })
  },
  { config: { logoAddress: pictureAt(png) } },
)

it.each([
  ['', 'no address'],
  ['http://127.0.0.1:1/logo.png', 'nobody there'],
  ['data:image/svg+xml,<svg/>', 'another kind of picture'],
  [pictureAt(png.slice(0, 64)), 'the beginning of a picture'],
  [pictureAt(`${png.slice(0, 60)}AAAA${png.slice(64)}`), 'a picture that cannot be unpacked'],
])('is none at %s: %s', async (address) => {
  expect(await siteLogo(address)).toBeUndefined()
})
