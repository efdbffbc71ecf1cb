/** An order is placed with the terms of sale of the site, and what was accepted is kept with it. */
import { expect, it } from 'vitest'
import { placement } from '../../reference-backend/database/schema/checkout.ts'
import { shipping } from './checkout-customer.ts'
import { onOneEngine } from './each-engine.ts'

onOneEngine(
  'a shop with terms of sale',
  (shop) => {
    it('places nothing until they are accepted, and keeps what was accepted and when', async () => {
      const one = await shipping(shop())
      await one.pay('check')
      expect((await one.place()).body.errors).toEqual({
        acceptedTerms: ['Please accept the terms of sale.'],
      })
      expect((await one.place({ acceptedTerms: 'others' })).body.errors).toHaveProperty(
        'acceptedTerms',
      )
      const { body } = await one.place({ acceptedTerms: 'terms-of-sale' })
      expect(body.placement.status).toBe('placed')
      const accepted = { page: 'terms-of-sale', acceptedAt: shop().now().toISOString() }
      const [kept] = await shop().database.select().from(placement)
      expect(kept?.agreement?.acceptedTerms).toEqual(accepted)
      const row = (await shop().journal()).find(({ action }) => action === 'placeOrder')
      expect(row?.detail).toMatchObject({ acceptedTerms: accepted })
    })
  },
  { config: { termsOfSale: 'terms-of-sale' } },
)
