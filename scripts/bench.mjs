/**
 * `npm run bench`: the figures of the shop, as ratios taken in one run wherever possible. Nothing here
 * passes or fails; an aim stands beside its figure.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { buildBarePage, firstVisit } from './bench-bytes.mjs'
import { measurePaint } from './bench-paint.mjs'
import { watchCalls } from './bench-round-trips.mjs'
import { measureServer } from './bench-server.mjs'
import { longQuotes, measurePlainTable, measureSheet, removedOf } from './bench-sheet.mjs'
import { startServer } from './bench-start.mjs'
import { measureBlocks } from './bench-workbench.mjs'
import { buildIfNeeded } from './build.mjs'
import { findOrInstallChromium } from './find-chromium.mjs'
import { root } from './run.mjs'

const chromiumFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]
const customer = { email: 'us@manifold.test', password: 'Manifold-2026' }
const productPath = '/product/tm200-orbital-motor?model=TM277B1U3BS&quantity=4'

/** Where a first visit may begin: name, address, aim of its scripts. */
const firstPages = [
  ['home', '/', 'at most 2.2 x'],
  ['shop', '/shop', 'at most 2.2 x'],
  ['product', productPath, 'at most 2.2 x'],
  ['sign-in', '/my-account/login', 'at most 1.9 x'],
]

/** Pages behind the sign-in: name, address. */
const accountPages = [
  ['account overview', '/my-account'],
  ['orders', '/my-account/orders'],
  ['favorites', '/my-account/favorites'],
  ['addresses', '/my-account/addresses'],
  ['cart', '/shopping-cart'],
  ['bulk order', '/bulkorder'],
]
/** The seeded draft with the most lines. */
const longestDraft = { name: 'Plant shutdown, all halls', count: 35 }

/** An odd number, so that one of them is the middle: garbage that is collected in one of them says little. */
const sheetRounds = 5

/** What is done to a long table, by the name of its figure. */
const sheetActions = {
  opened: ' opened',
  scrolled: ' scrolled',
  typed: ', a quantity typed',
  saved: ', a quantity saved',
  asked: ', the question before a removal',
  removed: ', the first removed',
  chosen: ', the first chosen',
  range: ', many chosen',
  askedMany: ', the question before many are removed',
  removedMany: ', many removed',
}

let shop
let bare
let browser
const figures = []
const figure = (name, value, aim) => figures.push({ name, value, aim: aim ?? '' })
const ratio = (one, other) => `${(one / other).toFixed(2)} x`

const scripts = {
  codes: 'bench-model-code.ts',
  files: 'bench-spreadsheet.ts',
  tables: 'bench-draft-order.ts',
  search: 'bench-search.ts',
}
const long = { growth: 'bench-growth.ts', load: 'bench-load.ts' }
const inBrowser = {
  bytes: measureBytes,
  paint: measureVisits,
  trips: measureRoundTrips,
  upload: measureUpload,
  sheet: measureLongSheet,
}
/** Names of parts behind the command measure only those: `npm run bench -- bytes paint`. */
const asked = process.argv.slice(2)
const isAsked = ([name]) => asked.length === 0 || asked.includes(name)

const parts = Object.entries(inBrowser).filter(isAsked)
if (parts.length > 0) await measureInBrowser(parts)
if (isAsked(['server'])) {
  buildIfNeeded()
  await measureServer(startServer, figure)
}
for (const [, script] of Object.entries(scripts).filter(isAsked)) measure(script)
// These take minutes, so that they run only where they are asked for.
for (const [name, script] of Object.entries(long)) {
  if (!asked.includes(name)) continue
  buildIfNeeded()
  measure(script)
}
console.table(figures)

async function measureInBrowser(parts) {
  buildIfNeeded()
  const bareFolder = await buildBarePage()
  shop = await startServer({})
  bare = await startServer({ SHOP_DIR: bareFolder })
  browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    chromiumSandbox: false,
    args: chromiumFlags,
  })
  try {
    for (const [, part] of parts) await part()
  } finally {
    await browser.close()
    bare.stop()
    shop.stop()
  }
}

async function measureBytes() {
  const plain = await firstVisit(browser, bare.origin)
  figure('bare React and router page, scripts', `${plain.kilobytes.toFixed(1)} kB`)
  const pages = [
    ...firstPages.map(([name, address, aim]) => [name, address, aim, undefined]),
    ['quote list', '/my-account/quotes', 'at most 2.6 x', signIn],
  ]
  for (const [name, address, aim, prepare] of pages) {
    const visit = await firstVisit(browser, shop.origin + address, prepare)
    const { kilobytes, scripts: files, requests } = visit
    const times = ratio(kilobytes, plain.kilobytes)
    const text = `${times} (${kilobytes.toFixed(1)} kB, ${files} files, ${requests} requests)`
    figure(`${name}, scripts of a first visit against the bare page`, text, aim)
  }
  for (const [name, address] of [...accountPages, ...(await quotePages())]) {
    const visit = await firstVisit(browser, shop.origin + address, signIn)
    const text = `${visit.scripts} (${visit.kilobytes.toFixed(1)} kB)`
    figure(`${name}, files of scripts of a first visit`, text, 'at most 20')
  }
}

/** The page of a quote, and that of the same one as a draft order. */
async function quotePages() {
  const page = await browser.newPage()
  await signIn(page)
  await page.goto(`${shop.origin}/my-account/quotes`)
  const href = await page.getByRole('link', { name: longestDraft.name }).getAttribute('href')
  await page.close()
  const id = href?.split('/').at(-1)
  return [
    ['quote', `/my-account/quotes/${id}`],
    ['draft order', `/my-account/draftorder/${id}`],
  ]
}

async function measureVisits() {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page)
  const session = await page.evaluate(() => Object.entries(sessionStorage))
  await context.close()
  await measurePaint(browser, { shop: shop.origin, bare: bare.origin }, session, figure)
}

async function measureUpload() {
  const page = await browser.newPage()
  await signIn(page)
  // Of several runs the one that other programs have disturbed least.
  const least = (blocks) => `${Math.min(...blocks).toFixed(0)} ms`
  const longest = 'longest block of the page at 4 x'
  const aim = 'under 50 ms'
  for (const [lines, times] of [
    [100, 3],
    [2000, 2],
  ]) {
    const runs = []
    for (let time = 1; time <= times; time += 1) {
      await beginDraft(page, `${lines} lines, blocked ${time}`)
      runs.push(await measureBlocks(browser, page, lines))
    }
    figure(
      `${longest}, a ${lines}-line file reviewed`,
      least(runs.map(({ review }) => review)),
      aim,
    )
    figure(`${longest}, a cell of it edited`, least(runs.map(({ edit }) => edit)), aim)
  }
  await page.close()
}

/** The middle of several milliseconds, with the least and the most. */
function middle(values) {
  const inOrder = values.toSorted((one, other) => one - other).map((value) => value.toFixed(0))
  return `${inOrder[(inOrder.length - 1) / 2]} ms (${inOrder[0]} to ${inOrder.at(-1)})`
}

/**
 * The longest of the leaps, each as it is in the middle of the rounds, with the longest of all. The leaps are the same in
 * each round: what hits one of them once is the machine's doing.
 */
function longestLeap(rounds) {
  const inTheMiddle = rounds[0].map((_, leap) => {
    const values = rounds.map((leaps) => leaps[leap]).toSorted((one, other) => one - other)
    return values[(values.length - 1) / 2]
  })
  return `${Math.max(...inTheMiddle).toFixed(0)} ms (at most ${Math.max(...rounds.flat()).toFixed(0)})`
}

async function measureLongSheet() {
  const page = await browser.newPage()
  await signIn(page)
  const asked = page.waitForRequest((request) => request.url().includes('/api/scope/'))
  await page.goto(`${shop.origin}/my-account/quotes`)
  const headers = await (await asked).allHeaders()
  const link = page.getByRole('link', { name: longestDraft.name })
  const id = (await link.getAttribute('href'))?.split('/').at(-1)
  const quotes = await longQuotes(page, headers, { id, count: longestDraft.count })
  const plain = []
  for (let round = 0; round < sheetRounds; round += 1) {
    plain.push(await measurePlainTable(browser, page))
  }
  // Says how fast the machine is just now.
  figure('longest block at 4 x, a plain table of 2,000 rows, fifty removed', middle(plain))
  for (const { id: quote, count: lines } of quotes) {
    const address = `${shop.origin}/my-account/quotes/${quote}`
    const rounds = []
    let left = lines
    for (let round = 0; round < sheetRounds; round += 1) {
      rounds.push(await measureSheet(browser, page, address, left))
      left -= removedOf(left)
    }
    const longest = `longest block of the page at 4 x, ${lines} lines`
    for (const [name, words] of Object.entries(sheetActions)) {
      const values = rounds.map((blocks) => blocks[name])
      const value = name === 'scrolled' ? longestLeap(values) : middle(values)
      // To open a quote is neither to scroll nor to edit one.
      figure(`${longest}${words}`, value, name === 'opened' ? undefined : 'under 50 ms')
    }
  }
  await page.close()
}

/** Begins a draft order, and stays on its page. */
async function beginDraft(page, name) {
  await page.goto(`${shop.origin}/my-account/quotes`)
  await page.getByRole('button', { name: 'Order Request Form' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Quote' })
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: 'Create Quote' }).click()
  await page.getByRole('tab', { name: 'Upload CSV' }).waitFor()
}

async function measureRoundTrips() {
  const page = await browser.newPage()
  await signIn(page)
  await asFromFarAway(page)
  const watch = watchCalls(page)
  await page.goto(shop.origin + productPath)
  const calculate = page.getByRole('button', { name: 'Calculate Price' })
  await calculate.waitFor()
  await page.waitForLoadState('networkidle')
  figure('round trips in turn to a usable product page', watch.chain(), '2')
  watch.restart()
  await calculate.click()
  const add = page.getByRole('button', { name: 'Add To Quote' }).first()
  await add.waitFor()
  figure('round trips in turn to a price', watch.chainTo('bulkCalculateSkuConfigurationPrice'), '1')
  await add.click()
  await page.getByRole('dialog').waitFor()
  await page.waitForLoadState('networkidle')
  if (process.env.BENCH_CALLS) console.log(watch.calls)
  figure('round trips in turn from Calculate Price to the quote dialog', watch.chain(), '2')
  await page.close()
}

/** A local server may answer before a call without delay has begun. */
async function asFromFarAway(page) {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** The figures that a script prints, a line each: `name: value (aim: …)`. */
function measure(script) {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs')
  const bench = path.join(root, 'scripts', script)
  const run = spawnSync(process.execPath, [tsx, bench], { encoding: 'utf8' })
  if (run.status !== 0) throw new Error(run.stderr)
  for (const line of run.stdout.trim().split('\n')) {
    const [, name = line, value = '', aim = ''] =
      /^(.*?): (.*?)(?: \(aim: (.*)\))?$/.exec(line) ?? []
    figure(name, value, aim)
  }
}

/** Signs a page's browser in and lets the shop keep the session. */
async function signIn(page) {
  await page.goto(`${shop.origin}/my-account/login`)
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(customer.email)
  await page.getByLabel('Password', { exact: true }).fill(customer.password)
  await page.getByRole('button', { name: 'Sign in' }).last().click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}
