/**
 * One visit of a page on a slow machine far away, and what is seen of it: when something and when the largest thing is
 * painted, how long the page is deaf, how much of it jumps, what comes over the line, when its main control answers.
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
/** Milliseconds after which nothing is waited for any more. */
const longest = 30_000
/** Milliseconds without a request after which a page is taken to be complete. */
const quiet = 1000

/**
 * Visits a page until its network rests; with `again` twice in one browser, of which the second visit counts. Answers
 * milliseconds from navigation on, the sum of layout shifts, and kilobytes as they come over the line.
 */
export async function visit(browser, { url, session, again = false }) {
  const { page, context } = await slowPage(browser, session)
  const finished = []
  page.on('requestfinished', (request) => finished.push(request))
  if (again) {
    await restedAt(page, url)
    // A reload would ask for everything again.
    await page.goto('about:blank')
    finished.length = 0
  }
  await restedAt(page, url)
  const { first, paints, tasks, shifts } = await page.evaluate(() => globalThis.seenPaint)
  const kilobytes = await kilobytesOf(finished)
  await context.close()
  const { at, what } = paints.at(-1) ?? { at: Number.NaN, what: 'nothing' }
  if (process.env.BENCH_PAINT) console.log(url, { first, at, what, tasks, shifts, kilobytes })
  const sum = (numbers) => numbers.reduce((total, each) => total + each, 0)
  return {
    first,
    largest: at,
    deaf: sum(tasks),
    shift: sum(shifts.map(({ by }) => by)),
    ...kilobytes,
  }
}

/**
 * Opens a page and uses its main control as soon as it can be seen, where it stands, as a hand does: whatever asks the page
 * first whether it may press waits for the page's own scripts. `isAnswered` says in the page whether the press has had
 * its effect. Answers the millisecond of the effect; infinity for a press that is lost.
 */
export async function answeredPress(browser, { url, session, control, isAnswered }) {
  const { page, context } = await slowPage(browser, session)
  const place = new Promise((resolve) => {
    void page.exposeBinding('controlSeen', (_, seen) => resolve(seen))
  })
  await page.addInitScript(watchControl, control)
  await page.addInitScript(
    `setInterval(() => {
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
      if (!globalThis.answeredAt && isPainted && (${isAnswered})()) {
        globalThis.answeredAt = performance.timeOrigin + performance.now()
      }
    }, 20)`,
  )
  await page.goto(url, { waitUntil: 'commit' })
  const begun = await page.evaluate(() => performance.timeOrigin)
  await pressedAt(page, await Promise.race([place, setTimeout(longest)]), control)
  const at = await answeredIn(page, performance.now() + longest)
  await context.close()
  return at === undefined ? Number.POSITIVE_INFINITY : at - begun
}

/** On a control that does not appear, nothing can be pressed. */
async function pressedAt({ mouse, keyboard }, place, { typed }) {
  if (place === undefined) return
  await mouse.click(place.x, place.y)
  if (typed !== undefined) await keyboard.type(typed)
}

/** Runs in the page, before anything of its own: tells where the control stands, once it is painted. */
function watchControl({ element, words, at = 0 }) {
  const look = () => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
    const found = isPainted
      ? [...document.querySelectorAll(element)].filter(
          ({ textContent }) => words === undefined || textContent.trim() === words,
        )[at]
      : undefined
    const { x, y, width, height } = found?.getBoundingClientRect() ?? { width: 0 }
    if (width === 0) return
    clearInterval(looking)
    globalThis.controlSeen({ x: x + width / 2, y: y + height / 2 })
  }
  const looking = setInterval(look, 20)
}

/** The answer may be another page: what is asked while one goes and the other comes is asked again. */
async function answeredIn(page, till) {
  while (performance.now() < till) {
    // oxlint-disable-next-line no-await-in-loop -- looked at again and again
    const at = await page.evaluate(() => globalThis.answeredAt).catch(() => undefined)
    if (at !== undefined) return at
    // oxlint-disable-next-line no-await-in-loop
    await setTimeout(50)
  }
}

async function slowPage(browser, session) {
  const viewport = { width: 1280, height: 800 }
  const context = await browser.newContext({ viewport })
  // As a tab that has signed in before; what the page has written since stays.
  await context.addInitScript((kept) => {
    for (const [name, value] of kept) {
      if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, value)
    }
  }, session ?? [])
  const page = await context.newPage()
  await page.addInitScript(watchPaint)
  const developer = await context.newCDPSession(page)
  await developer.send('Network.enable')
  await developer.send('Network.emulateNetworkConditions', line)
  await developer.send('Emulation.setCPUThrottlingRate', { rate: throttling })
  return { page, context }
}

async function restedAt(page, url) {
  const rest = networkRest(page)
  await page.goto(url)
  await page.locator('h1').first().waitFor()
  await rest()
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

async function kilobytesOf(requests) {
  const kilobytes = { page: 0, scripts: 0, styles: 0 }
  const kinds = { document: 'page', script: 'scripts', stylesheet: 'styles' }
  for (const request of requests) {
    const kind = kinds[request.resourceType()]
    if (kind === undefined) continue
    const { responseBodySize } = await request.sizes()
    kilobytes[kind] += responseBodySize / 1024
  }
  return kilobytes
}

/** Runs in the page, before anything of its own. */
function watchPaint() {
  const seen = { paints: [], shifts: [], tasks: [], first: Number.NaN }
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
  watch('longtask', ({ duration }) => {
    seen.tasks.push(duration)
  })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime
  })
}
