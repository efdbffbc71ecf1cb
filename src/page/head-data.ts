/** Puts into the head of the page that is open what search engines and other services read of it. */
import { scriptData } from '../adapters/browser/data-policy.ts'
import type { Shop } from '../adapters/wiring/shop.ts'
import { dataText, type ShownPage } from './head.ts'
import { headFacts } from './facts.ts'
import { isPersonal } from '../ui/routes/static-data.ts'
import type { ShopRouter } from '../ui/routes/router.ts'

const keptToItself = 'meta[name="robots"][content^="noindex"],meta[name="prerender-status-code"]'

/** Adds it to the head of a document; a page that is not for search engines says nothing. */
export function addHeadFacts(document: Document, router: ShopRouter, shop: Shop): void {
  const { head, documentElement } = document
  const isForOthers = !isPersonal(router.state.matches) && head.querySelector(keptToItself) === null
  if (!isForOthers) return
  const { lines, data } = headFacts(shownBy(document), router, {
    settings: shop.storefront.settings,
    origin: router.options.context.origin,
    tag: documentElement.lang,
  })
  const elements = lines.map(({ tag, attributes }) => {
    const element = document.createElement(tag)
    for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text)
    return element
  })
  const scripts = data.map((each) => {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    return Object.assign(script, { text: scriptData(dataText(each)) })
  })
  head.append(...elements, ...scripts)
}

function shownBy(document: Document): ShownPage {
  const inHead = (selector: string, name: string) =>
    document.head.querySelector(selector)?.getAttribute(name) ?? undefined
  const steps = document.querySelectorAll('nav[data-trail] :is(a, [aria-current="page"])')
  return {
    address: inHead('link[rel="canonical"]', 'href'),
    description: inHead('meta[name="description"]', 'content'),
    heading: document.querySelector('h1')?.textContent.trim() || undefined,
    trail: [...steps].map((step) => ({
      name: step.textContent.trim(),
      address: step.getAttribute('href') ?? undefined,
    })),
  }
}
