/** When a page has arrived: nothing is on its way any more and nothing moves. */
import type { Page } from '@playwright/test'

/** Milliseconds without a change after which a page is taken to stand still. */
const quiet = 50
/** Milliseconds after which a page that never stands still is judged as it is. */
const patience = 15_000

/** Answers the way to wait for this page; to be asked for before the page is opened. */
export function settledFor(page: Page): () => Promise<void> {
  const onTheirWay = new Set<unknown>()
  page.on('request', (request) => onTheirWay.add(request))
  page.on('requestfinished', (request) => onTheirWay.delete(request))
  page.on('requestfailed', (request) => onTheirWay.delete(request))
  return async () => {
    const latest = Date.now() + patience
    do {
      await page.evaluate(stillness, [quiet, patience] as const)
    } while ((onTheirWay.size > 0 || (await isUnfinished(page))) && Date.now() < latest)
  }
}

function isUnfinished(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      // What a server has drawn stands still before its scripts have begun, and is laid out as a whole after that.
      !['taken-over', 'drawn'].some((mark) => performance.getEntriesByName(mark).length > 0) ||
      document.documentElement.dataset['layoutLater'] !== undefined ||
      document.querySelector('h1') === null ||
      document.querySelector('[aria-busy=true]') !== null,
  )
}

/** Runs in the page: resolves when its elements have been left alone for a while, or never are. */
function stillness([pause, longest]: readonly [number, number]): Promise<void> {
  return new Promise((resolve) => {
    let waiting = setTimeout(resolve, pause)
    setTimeout(resolve, longest)
    new MutationObserver(() => {
      clearTimeout(waiting)
      waiting = setTimeout(resolve, pause)
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}
