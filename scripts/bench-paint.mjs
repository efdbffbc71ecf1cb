/**
 * How a visit feels on a slow machine far away, page by page, beside a bare page that the same run visits. Each round
 * visits every page once, so that whatever else the machine does meets all of them; of the rounds the middle counts.
 */
import { answeredPress, visit } from './bench-visit.mjs'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)

/** Aims of a page against the bare one (docs/adr/0021); a page without aims is only told. */
const aims = {
  first: 'at most 0.55 x',
  largest: 'at most 0.6 x',
  press: 'at most 1.8 x',
  scripts: 'at most 2.2 x',
}

const ms = (value) => (Number.isFinite(value) ? `${value.toFixed(0)} ms` : 'never')
const kB = (value) => `${value.toFixed(1)} kB`

/** What is told of a page: by which name, in which unit, and whether as a multiple of the bare page. */
const told = [
  ['first', 'first paint', ms, true],
  ['largest', 'largest paint', ms, true],
  ['press', 'main control answers', ms, true],
  ['deaf', 'long tasks from navigation on', ms, true],
  ['shift', 'layout shift', (value) => value.toFixed(3), false],
  ['page', 'bytes of the page', kB, false],
  ['scripts', 'bytes of scripts', kB, true],
  ['styles', 'bytes of styles', kB, false],
]

/** Measures the pages and tells `figure` of each. `origins` are those of the shop and of the bare page. */
export async function measurePaint(browser, origins, session, figure) {
  const pages = pagesOf(origins, session)
  const seen = new Map(pages.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) seen.get(page.name).push(await seenOf(browser, page))
  }
  const middle = new Map([...seen].map(([name, visits]) => [name, middleOf(visits)]))
  const bare = middle.get('bare')
  for (const { name, hasAims } of pages) {
    for (const [key, words, unit, isRatio] of told) {
      const value = middle.get(name)[key]
      if (Number.isNaN(value)) continue
      const times = isRatio && name !== 'bare' && bare[key] > 0
      const text = times ? `${(value / bare[key]).toFixed(2)} x (${unit(value)})` : unit(value)
      const aim = key === 'shift' ? 'under 0.020' : hasAims ? aims[key] : undefined
      figure(`${name}, ${words}`, text, aim)
    }
  }
}

async function seenOf(browser, page) {
  const seen = await visit(browser, page)
  return { ...seen, press: page.control ? await answeredPress(browser, page) : Number.NaN }
}

function middleOf(visits) {
  const middle = (key) =>
    visits.map((each) => each[key]).sort((one, other) => one - other)[Math.floor(visits.length / 2)]
  return Object.fromEntries(told.map(([key]) => [key, middle(key)]))
}

/** Every page with its main control, and in the page the sign that a press upon it was answered. */
function pagesOf({ shop, bare }, session) {
  const product = `${shop}/product/tm200-orbital-motor`
  const isFiltered = `() => location.search.includes('filter_')`
  const pages = [
    {
      name: 'bare',
      url: bare,
      control: { element: 'button' },
      isAnswered: `() => document.querySelector('button')?.textContent === 'Pressed'`,
    },
    {
      name: 'home',
      url: shop,
      hasAims: true,
      control: { element: 'header [role=combobox]', typed: 'pump' },
      isAnswered: `() => document.querySelector('[role=listbox] [role=option]') !== null`,
    },
    {
      name: 'shop',
      url: `${shop}/shop`,
      hasAims: true,
      control: { element: 'main input[type=checkbox]' },
      isAnswered: isFiltered,
    },
    {
      name: 'product',
      url: product,
      hasAims: true,
      control: { element: 'main input[type=radio]', at: 1 },
      isAnswered: `() => location.search.includes('model=')`,
    },
    {
      name: 'sign-in',
      url: `${shop}/my-account/login`,
      control: { element: 'main button[type=submit]', words: 'Sign in' },
      isAnswered: `() => document.querySelector('main [aria-invalid=true]') !== null`,
    },
    { name: 'product, second visit', url: product, again: true },
    {
      name: 'quote list',
      url: `${shop}/my-account/quotes`,
      session,
      control: { element: 'button', words: 'Order Request Form' },
      isAnswered: `() => document.querySelector('[role=dialog]') !== null`,
    },
    { name: 'account overview', url: `${shop}/my-account`, session },
  ]
  const only = process.env.BENCH_PAGES?.split(',')
  return pages.filter(({ name }) => name === 'bare' || !only || only.includes(name))
}
