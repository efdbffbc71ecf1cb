/** What the head of a page says to others after it was reached without a server. */
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { scriptData } from '../../src/adapters/browser/data-policy.ts'
import { addHeadFacts } from '../../src/page/head-data.ts'
import { openShopAt } from './open-shop.tsx'

const { head } = document
const said = () => [
  ...head.querySelectorAll(
    'link[hreflang],meta[property^="og:"],script[type="application/ld+json"]',
  ),
]
afterEach(() => {
  for (const element of said()) element.remove()
})

it('is what a server would have said of the page', async () => {
  const { router, opened } = await openShopAt('/product/orbital-motor-om1')
  await screen.findByRole('heading', { level: 1 })
  addHeadFacts(document, router, opened)
  const all = said()
  const graph = all.map((each) => [each.getAttribute('property'), each.getAttribute('content')])
  expect(Object.fromEntries(graph)).toMatchObject({
    'og:type': 'product',
    'og:url': `${window.location.origin}/product/orbital-motor-om1`,
  })
  expect(all.map((each) => each.getAttribute('hreflang'))).toContain('x-default')
  const data = all.flatMap(({ tagName, textContent }) =>
    tagName === 'SCRIPT' ? [JSON.parse(textContent)['@type']] : [],
  )
  expect(data).toContain('Product')
})

it('is nothing for a page that is not for search engines', async () => {
  const { router, opened } = await openShopAt('/404')
  await screen.findByRole('heading', { level: 1 })
  addHeadFacts(document, router, opened)
  expect(said()).toEqual([])
})

it('is written as JSON alone, so that it is never code (T24)', () => {
  expect(() => scriptData('alert(1)')).toThrow()
  expect(scriptData('{ "a": "</script>" }')).toBe('{"a":"</script>"}')
})
