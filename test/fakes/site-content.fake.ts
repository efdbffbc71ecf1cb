/** Site settings without a server. */
import { either as E } from 'fp-ts'
import type { SiteContent } from '../../src/application/ports/site-content.ts'
import type { FakeShop } from './fake-shop.ts'

export function fakeSiteContent(shop: FakeShop): SiteContent {
  return {
    settings: (signal) =>
      shop.calls.ask('siteContent.settings', () => E.right(shop.settings), signal),
  }
}
