/** Asks again for what depends on a region, once it is another one. */
import { sessionKnown } from '../../application/account/session.ts'
import type { Storefront } from '../../application/storefront.ts'
import { siteZone } from '../../domain/content/site-settings.ts'
import { accountOf } from '../../domain/account/session.ts'
import type { ShopRouter } from './router.ts'

type Asking = Pick<ShopRouter, 'invalidate' | 'state'>

/** Products, their figures and filters are those of a region; the pages of an account are the same in each. */
export function askForRegion(router: Asking): void {
  void router.invalidate({ filter: ({ pathname }) => !pathname.startsWith('/my-account') })
}

/**
 * Once it is known who is there: a page that was drawn on a server, or opened before that, was asked for as for a visitor.
 * A customer of another region is shown what is sold there (CONF-07).
 */
export async function askForCustomer(
  router: Asking,
  { session, settings }: Pick<Storefront, 'session' | 'settings'>,
): Promise<void> {
  const account = accountOf(await sessionKnown(session))
  if (!account || account.zone === siteZone(settings)) return
  const isByRegion = ({ staticData }: ShopRouter['state']['matches'][number]) =>
    staticData.isByRegion === true
  // The router asks guards again, too: that of a checkout would lead away from an order that is being placed.
  if (!router.state.matches.some(isByRegion)) return
  await router.invalidate({ filter: isByRegion })
}
