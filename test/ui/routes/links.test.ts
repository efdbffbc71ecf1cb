/** Every address that the view writes down leads to a page of its own: nothing links to what is not built. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { choicePath } from '../../../src/ui/choice-path.ts'
import { routeTree } from '../../../src/ui/routes/route-tree.ts'
import { parseSearch, stringifySearch } from '../../../src/ui/addresses/search-params.ts'
import { unknownCheckoutStepRoute } from '../../../src/ui/routes/unknown-checkout-step.route.tsx'

const ui = path.resolve(import.meta.dirname, '../../../src/ui')
const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  parseSearch,
  stringifySearch,
  // Nothing is loaded here.
  context: {} as never,
})

/** What an address without a page of its own ends in. */
const deadEnds: ReadonlySet<string> = new Set([
  '/404',
  '/$',
  '/my-account/$',
  unknownCheckoutStepRoute.id,
])

/** What only marks an entry of a menu as the present one, and what a server answers for a form. */
const noLinks: ReadonlySet<string> = new Set([
  '/my-account/list',
  '/my-account/shared-list',
  choicePath,
])

/** Addresses in texts and templates; what a template takes from a value is some word. */
const linksOf = (file: string) =>
  [...readFileSync(path.join(ui, file), 'utf8').matchAll(/(['"`])(\/[a-zA-Z][^'"`\s]*)\1/g)]
    .map(([, , link = '']) => link.replace(/\$\{[^}]*\}|\$\w+/g, 'x'))
    // Routes name themselves by their place in the tree, files come from the server.
    .filter((link) => !/^\/(my-account\/customer|api)\//.test(link) && !noLinks.has(link))

const links = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('routes'))
  .flatMap((file) => linksOf(file).map((link) => ({ file, link })))

function endOf(link: string): string {
  const [address = ''] = link.split('#')
  const [place = '', query = ''] = address.split('?')
  return String(router.matchRoutes(place, parseSearch(query)).at(-1)?.routeId)
}

it('leads to no address that has no page', () => {
  expect(links.length).toBeGreaterThan(60)
  expect(links.filter(({ link }) => deadEnds.has(endOf(link)))).toEqual([])
})

it.each(['/my-account/no-such-page', '/checkout/no-such-step'])(
  'knows that %s has none',
  (link) => {
    expect(deadEnds.has(endOf(link))).toBe(true)
  },
)
