/**
 * Quotes of a hundred, hundreds and thousands of lines: how long the page is blocked at most on a machine four times slower
 * than this one, while it is opened, while its table is scrolled by leaps of four windows, while a quantity of it is typed
 * and saved, while the question before a removal opens, while the first line is removed, and while one line and many are
 * chosen and removed together. The browser runs at full speed, and what its thread has worked is multiplied: to slow it down
 * makes the figures those of whatever else the machine does.
 */
import { longestBlock, longestBlocks } from './bench-workbench.mjs'

const throttling = 4

/** Calls the engine as the signed-in page does. */
async function call(page, allHeaders, action, body) {
  // What the browser adds by itself may not be set.
  const isOwn = ([name]) =>
    !/^(:|sec-|host$|cookie$|content-length$|accept-encoding$|connection$|origin$|referer$|user-agent$)/.test(
      name,
    )
  const headers = {
    ...Object.fromEntries(Object.entries(allHeaders).filter(isOwn)),
    'content-type': 'application/json',
  }
  return await page.evaluate(
    async ([url, sent, text]) => {
      const answer = await fetch(url, { method: 'POST', headers: sent, body: text })
      return await answer.json()
    },
    [`/api/scope/${action}`, headers, JSON.stringify(body)],
  )
}

/** Drafts of about a hundred, seven hundred and two thousand lines, made of copies of one. */
export async function longQuotes(page, headers, source) {
  const copyTo = async (orderID, target) => {
    const answer = await call(page, headers, 'duplicateOrder', { orderID, ...target })
    if (!answer.orderID) throw new Error(JSON.stringify(answer).slice(0, 300))
    return answer.orderID
  }
  const copies = async (of, times) => {
    const count = of.count * times
    const id = await copyTo(of.id, { quoteName: `${count} lines` })
    for (let more = 1; more < times; more += 1) await copyTo(of.id, { targetOrderID: id })
    return { id, count }
  }
  const hundred = await copies(source, 3)
  return [hundred, await copies(hundred, 7), await copies(hundred, 19)]
}

/**
 * Presses where a control stands, as a hand does: first it comes there, then it presses. The driver's own press first looks
 * the control up in the page, which is work of the same thread, and comes, presses and lets go in one moment.
 */
async function press(page, control) {
  const { x, y, width, height } = await control.boundingBox()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.waitForTimeout(150)
  await page.mouse.down()
  await page.waitForTimeout(50)
  await page.mouse.up()
}

/** How many lines of so many are chosen and removed together. */
const manyOf = (lines) => Math.min(50, Math.floor(lines / 10))

/** How many lines a quote has lost after it was measured. */
export const removedOf = (lines) => 1 + manyOf(lines)

/** The longest task in milliseconds while the button of a question is pressed and the lines go. */
async function confirmRemoval(browser, page, name) {
  const confirm = page.getByRole('alertdialog').getByRole('button', { name })
  // Found before: to look for a role among thousands of lines is work of the same thread.
  const pressed = await confirm.elementHandle()
  return await longestBlock(browser, page, async () => {
    const answer = page.waitForResponse((each) => each.url().includes('/api/scope/'))
    await press(page, pressed)
    await answer
    await page.waitForTimeout(2000)
  })
}

/** The same while a control is pressed, perhaps with a key held, and what comes of it is drawn. */
async function pressAndRest(browser, page, control, key) {
  await control.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  return await longestBlock(browser, page, async () => {
    if (key) await page.keyboard.down(key)
    await press(page, control)
    if (key) await page.keyboard.up(key)
    await page.waitForTimeout(1000)
  })
}

/** The longest tasks while the first line is chosen, then those up to another one, and while they are removed together. */
async function measureMany(browser, page, lines) {
  const boxOf = (index) =>
    page.locator('[data-line]').nth(index).locator('input[type="checkbox"]').elementHandle()
  const last = await boxOf(manyOf(lines) - 1)
  const chosen = await pressAndRest(browser, page, await boxOf(0))
  const range = await pressAndRest(browser, page, last, 'Shift')
  const name = `Remove ${manyOf(lines)} lines`
  const remove = await page.getByRole('button', { name }).elementHandle()
  const askedMany = await pressAndRest(browser, page, remove)
  return { chosen, range, askedMany, removedMany: await confirmRemoval(browser, page, name) }
}

/**
 * The longest task in milliseconds while fifty rows of a plain table of two thousand go, without any script of the shop: it
 * says how fast the machine is just now, so that the figures of two runs can be compared.
 */
export async function measurePlainTable(browser, page) {
  const cells = Array.from({ length: 10 }, (_, index) => `<span>cell ${index}</span>`).join('')
  const rows = `<div class="row">${cells}</div>`.repeat(2000)
  const look = '.row { display: flex; height: 40px } span { flex: 1 }'
  // The policy of the shop's pages lets no script write a document.
  await page.goto('about:blank')
  await page.setContent(`<style>${look}</style>${rows}`)
  await page.waitForTimeout(1000)
  const block = await longestBlock(browser, page, async () => {
    await page.evaluate(() => {
      const gone = [...document.querySelectorAll('.row')].slice(0, 50)
      for (const row of gone) row.remove()
    })
    await page.waitForTimeout(500)
  })
  return block * throttling
}

/**
 * The longest tasks in milliseconds, on a quote of so many lines at an address, and those of each leap of a scroll;
 * afterwards it has some lines less (`removedOf`).
 */
export async function measureSheet(browser, page, address, lines) {
  const areDrawn = (count) => document.querySelectorAll('[data-line]').length >= count
  // The page before is left first: a long one takes a while to go, which is not the work of the next one.
  await page.goto('about:blank')
  const opened = await longestBlock(browser, page, async () => {
    await page.goto(address)
    await page.waitForFunction(areDrawn, lines, { polling: 250, timeout: 240_000 })
    await page.waitForTimeout(1000)
  })
  const leap = async () => {
    await page.mouse.wheel(0, 4000)
    await page.waitForTimeout(100)
  }
  const scrolled = await longestBlocks(
    browser,
    page,
    Array.from({ length: 20 }, () => leap),
  )
  const cell = page.locator('[data-column="quantity"]').nth(Math.floor(lines / 2))
  await cell.scrollIntoViewIfNeeded()
  await cell.click()
  const typed = await longestBlock(browser, page, async () => {
    await page.keyboard.type(String(10 + (lines % 90)))
    await page.waitForTimeout(500)
  })
  const saved = await longestBlock(browser, page, async () => {
    const answer = page.waitForResponse((each) => each.url().includes('updateOrderItemQuantity'))
    await page.keyboard.press('Enter')
    await answer
    await page.waitForTimeout(2000)
  })
  const line = page.locator('[data-line]').first()
  await line.scrollIntoViewIfNeeded()
  const bin = await line.getByRole('button').last().elementHandle()
  const asked = await pressAndRest(browser, page, bin)
  const removed = await confirmRemoval(browser, page, 'Remove item')
  const many = await measureMany(browser, page, lines)
  const left = await page.locator('[data-line]').count()
  if (left !== lines - removedOf(lines)) throw new Error(`${left} of ${lines} lines are left.`)
  const blocks = { opened, typed, saved, asked, removed, ...many }
  const slowed = Object.entries(blocks).map(([name, ms]) => [name, ms * throttling])
  return { ...Object.fromEntries(slowed), scrolled: scrolled.map((ms) => ms * throttling) }
}
