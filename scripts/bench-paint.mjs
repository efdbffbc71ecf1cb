/**
 * How a first visit feels on a slow machine far away: when the largest thing is painted, how long the page
 * is deaf meanwhile, and how much of it jumps. Each round visits every page once, so that whatever else the
 * machine does meets all of them; of the rounds the middle counts.
 */
import { setTimeout } from 'node:timers/promises'

/** Four times slower than this machine; 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
const throttling = 4
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const rounds = 5
/** What blocks less than this is not felt. */
const unfelt = 50
/** Milliseconds without a request after which a page is taken to be complete. */
const quiet = 1000

/** Milliseconds of paint and blocking and the layout shift of each page, by its name. */
export async function measurePaint(browser, addresses) {
  const seen = new Map(Object.keys(addresses).map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(addresses)) {
      seen.get(name).push(await paintOf(browser, url))
    }
  }
  return new Map([...seen].map(([name, visits]) => [name, middleOf(visits)]))
}

async function paintOf(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(watchPaint)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling })
  const rest = networkRest(page)
  await page.goto(url)
  await page.locator('h1').first().waitFor()
  await rest()
  const { paints, shifts, tasks, first } = await page.evaluate(() => globalThis.seenPaint)
  await context.close()
  const { at, what } = paints.at(-1) ?? { at: Number.NaN, what: 'nothing' }
  const blocking = tasks
    .filter(({ from }) => from + unfelt > first)
    .reduce((sum, { took }) => sum + Math.max(0, took - unfelt), 0)
  const shift = shifts.reduce((sum, { by }) => sum + by, 0)
  if (process.env.BENCH_PAINT) console.log(url, { at, what, first, blocking, shift, shifts })
  return { paint: at, blocking, shift }
}

/** Answers a function that waits until nothing has been under way for a while: longer than a round trip. */
function networkRest(page) {
  const open = new Set()
  let since = performance.now()
  const note = (change) => (request) => {
    change(request)
    since = performance.now()
  }
  const end = note((request) => open.delete(request))
  page.on(
    'request',
    note((request) => open.add(request)),
  )
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    while (open.size > 0 || performance.now() - since < quiet) await setTimeout(100)
  }
}

/** Runs in the page, before anything of its own. */
function watchPaint() {
  const seen = { paints: [], shifts: [], tasks: [], first: Number.POSITIVE_INFINITY }
  globalThis.seenPaint = seen
  const nameOf = (element) =>
    element
      ? `${element.localName} ${element.currentSrc ?? element.textContent?.slice(0, 40)}`
      : 'gone'
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  watch('largest-contentful-paint', ({ startTime, element }) => {
    seen.paints.push({ at: startTime, what: nameOf(element) })
  })
  watch('layout-shift', ({ value, hadRecentInput, startTime, sources }) => {
    if (hadRecentInput) return
    seen.shifts.push({
      by: value,
      at: startTime,
      what: String(sources.map(({ node }) => nameOf(node))),
    })
  })
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ from: startTime, took: duration })
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime
  })
}

function middleOf(visits) {
  const middle = (of) => visits.map(of).sort((one, other) => one - other)[(rounds - 1) / 2]
  return {
    paint: middle(({ paint }) => paint),
    blocking: middle(({ blocking }) => blocking),
    shift: middle(({ shift }) => shift),
  }
}
