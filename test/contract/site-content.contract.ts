/** What every site content promises. */
import { expect } from 'vitest'
import { describe, it } from '../conformance/cases.ts'
import { formatMoney } from '../../src/domain/shared/money.ts'
import type { Suite } from './each-shop.ts'
import { kindOf, right } from './goods.ts'

export const siteContentContract: Suite = (shop) => {
  describe('the settings', () => {
    it('name the site, its country and its routes (CALL-05)', async () => {
      const settings = right(await shop().content.settings()())
      expect(settings).toMatchObject({
        siteName: 'Manifold',
        defaultCountry: 'US',
        isTransactional: true,
        blogPageSlug: 'blog',
        routes: { product: 'product', productType: 'product-type' },
      })
    })

    it('say how dollars and euros are written', async () => {
      const { currencies } = right(await shop().content.settings()())
      const dollars = currencies.get('USD')
      const euros = currencies.get('EUR')
      expect(dollars && formatMoney(1234.5, dollars)).toBe('$1,234.50')
      expect(euros && formatMoney(1234.5, euros)).toContain('€')
    })

    it('are aborted when they are no longer awaited', async () => {
      const leaving = new AbortController()
      const asking = shop().content.settings(leaving.signal)()
      leaving.abort()
      expect(kindOf(await asking)).toBe('aborted')
    })
  })
}
