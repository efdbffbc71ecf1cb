/**
 * A file of a hundred lines of twelve products, and one of two thousand: how long the page is blocked at most on a machine
 * four times slower than this one, from the moment the file is chosen to its last price, then while a cell is edited. The
 * browser runs at full speed, and what its thread has worked is multiplied, as for the table of a quote (bench-sheet.mjs).
 */

const throttling = 4

/** Whole codes of twelve products, one piece of each. */
const codes = [
  'TM231A1U3BS',
  'TM105A3UN0S',
  'TMW61W5U0N1S',
  'TMS49B04NS',
  '417049A1U2N0S',
  '62210CK12N1S',
  'BM507BSF0N1',
  'SM317F2K8N1',
  'RC2131W03N1',
  'GP106R1T6N1',
  'PV417R2KP6N1',
  'GM25A5RA10S',
]

const row = (code, quantity, date, index) => [code, quantity, date, `M-${index}`].join(',')

function fileOf(count, rowOf) {
  const rows = Array.from({ length: count }, (_, index) =>
    rowOf(codes[index % codes.length], index),
  )
  const text = ['Model code,Quantity,Requested date,Customer material number', ...rows].join('\r\n')
  return { name: 'week.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}

/** Every tenth line has a mistake: a letter of its code, its quantity, or the form of its date. */
function messyFile(count) {
  return fileOf(count, (code, index) => {
    if (index % 30 === 4) return row(`${code.slice(0, -2)}Q${code.slice(-1)}`, 1, '', index)
    if (index % 30 === 14) return row(code, 0, '', index)
    return row(code, 1, index % 30 === 24 ? '31.12.2099' : '', index)
  })
}

/** Milliseconds of the longest task of the page's main thread while the work is done. */
export async function longestBlock(browser, page, work) {
  const [longest] = await longestBlocks(browser, page, [work])
  return longest
}

/** The same of each of several pieces of work, one after the other. */
export async function longestBlocks(browser, page, works) {
  const mark = 'next-piece-of-work'
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
  })
  for (const [index, work] of works.entries()) {
    // What is done first may lead to another page; it begins with the tracing.
    if (index > 0) await page.evaluate((name) => performance.mark(name) && undefined, mark)
    await work()
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  const mains = traceEvents.filter(({ args }) => args?.name === 'CrRendererMain')
  const isMain = ({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid)
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && isMain(event))
  const begins = traceEvents.filter(({ name }) => name === mark).map(({ ts }) => ts)
  const bounds = [-Infinity, ...begins.toSorted((one, other) => one - other), Infinity]
  return works.map((_, index) => {
    const own = tasks.filter(({ ts }) => ts >= bounds[index] && ts < bounds[index + 1])
    // The time that the thread has worked: what other programs took away meanwhile is not the page's doing.
    return Math.max(0, ...own.map(({ tdur, dur = 0 }) => tdur ?? dur)) / 1000
  })
}

/** Waits for a heading of the table. It looks seldom and cheaply: looking is work of the same thread. */
function stands(page, words) {
  const isThere = (text) =>
    [...document.querySelectorAll('h2')].some(({ textContent }) => textContent === text)
  return page.waitForFunction(isThere, words, { polling: 250, timeout: 240_000 })
}

/** What the heading of the table says of so many lines. */
const headingOf = (faulty, count) =>
  `${faulty} of ${count.toLocaleString('en-US')} lines have errors`

/** The longest tasks in milliseconds, of a file of so many lines; the page is signed in, and stands on a new draft order. */
export async function measureBlocks(browser, page, count) {
  const chooser = await openUpload(page)
  const faulty = count / 10
  const review = await longestBlock(browser, page, async () => {
    await chooser.setInputFiles(messyFile(count))
    if (count > 100) {
      await page.getByRole('button', { name: /in hundreds$/ }).click({ timeout: 120_000 })
    }
    await stands(page, headingOf(faulty, count))
    const areDrawn = () => document.querySelectorAll('[data-line]').length === 100
    await page.waitForFunction(areDrawn, undefined, { polling: 250 })
  })
  const edit = await longestBlock(browser, page, async () => {
    await page.keyboard.press('F8')
    await page.keyboard.press('F8')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await stands(page, headingOf(faulty - 1, count))
  })
  return { review: review * throttling, edit: edit * throttling }
}

async function openUpload(page) {
  await page.getByRole('tab', { name: 'Upload CSV' }).click()
  const chooser = page.locator('input[type="file"]')
  await chooser.waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  return chooser
}
