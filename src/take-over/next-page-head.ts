/** Has the head of a page that was reached without a server say to others what it would say of itself from one. */
import type { Shop } from '../adapters/wiring/shop.ts'
import type { ShopRouter } from '../ui/routes/router.ts'
import { whenAtRest } from '../ui/when-at-rest.ts'

const factElements =
  'link[rel="alternate"][hreflang],meta[property^="og:"],script[type="application/ld+json"]'

/** Goes on for as long as the shop is open. Of the page before nothing is left once the next one is there. */
export function followPages(router: ShopRouter, shop: Shop): void {
  let stop = () => {}
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || fromLocation.publicHref === toLocation.publicHref) return
    stop()
    for (const element of document.head.querySelectorAll(factElements)) element.remove()
    // Nobody who reads the page waits for it.
    stop = whenAtRest(() => {
      const { publicHref } = toLocation
      void import('../page/head-data.ts')
        .then(({ addHeadFacts }) => {
          // Whoever has gone on meanwhile reads another page.
          if (router.latestLocation.publicHref === publicHref) addHeadFacts(document, router, shop)
        })
        // Without a connection the head says nothing.
        .catch(() => {})
    })
  })
}
