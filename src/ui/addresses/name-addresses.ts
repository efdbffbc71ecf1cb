/** Has the addresses of a router follow what the site names them and the language that is spoken. */
import type { RegisteredRouter } from '@tanstack/react-router'
import type { ContentLocale } from '../../domain/content/content-locale.ts'
import { type PublicNames, rewritesFor } from './rewrites.ts'

/** From now on all links and addresses are those of this language, under the names of this site (ROUTE-01). */
export function nameAddresses(
  router: RegisteredRouter,
  names: PublicNames,
  locale: ContentLocale,
): void {
  const { ownSegments } = router.options.context
  router.update({ ...router.options, rewrite: rewritesFor(names, ownSegments, locale) })
}

/** Shows the address of the page that is open as it is now. Nothing is left, and nothing of the page is asked for again. */
export function showAddress(router: RegisteredRouter): void {
  const here = { to: '.', params: true, search: true, hash: true } as const
  const { publicHref } = router.buildLocation(here)
  keepAnswers(router, Number.POSITIVE_INFINITY)
  const stop = router.subscribe('onResolved', () => {
    stop()
    keepAnswers(router, 0)
  })
  // The history of the router looks on.
  window.history.replaceState(window.history.state, '', publicHref)
}

function keepAnswers(router: RegisteredRouter, milliseconds: number): void {
  router.update({ ...router.options, defaultStaleTime: milliseconds })
}
