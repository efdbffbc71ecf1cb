/** The picture of the site at the head of a quote's document. */
import { expect, it } from 'vitest'
import { siteLogo } from '../../reference-backend/content/site-logo.ts'
import { type Customer, signedIn } from './customer.ts'
import { onOneEngine } from './each-engine.ts'
import { textsOfPdf } from './pdf-text.ts'
import type { TestShop } from './test-shop.ts'

/** One pixel. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const pictureAt = (base64: string) => `data:image/png;base64,${base64}`

async function documentOf(shop: TestShop, { token }: Customer, orderID: string) {
  const answer = await shop.fetch(`/api/scope/getQuoteDocument?orderID=${orderID}`, {
    headers: { 'Auth-Token': `Bearer ${token}` },
  })
  return new Uint8Array(await answer.arrayBuffer())
}

onOneEngine(
  'the document of a quote',
  (shop) => {
    it('shows the picture of the site in place of its name', async () => {
      const customer = await signedIn(shop(), 'us@manifold.test')
      const { orderID } = await customer.draft('With a picture')
      const bytes = await documentOf(shop(), customer, orderID)
      expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/Subtype \/Image/)
      expect(textsOfPdf(bytes)).not.toContain('Manifold')
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
