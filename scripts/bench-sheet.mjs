/**
 * Quotes of a hundred, hundreds and thousands of lines: how long the page is blocked at most on a machine four times slower
 * than this one, while it is opened, while its table is scrolled by leaps of four windows, while a quantity of it is typed
 * and saved, and while its first line is removed. The browser runs at full speed, and what its thread has worked is
 * multiplied: to slow it down makes the figures those of whatever else the machine does.
 */
import { longestBlock } from './bench-workbench.mjs'

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

/** The longest tasks in milliseconds, on a quote of so many lines at an address. */
export async function measureSheet(browser, page, address, lines) {
  const areDrawn = (count) => document.querySelectorAll('[data-line]').length >= count
  const areDrawnOnly = (count) => document.querySelectorAll('[data-line]').length === count
  // The page before is left first: a long one takes a while to go, which is not the work of the next one.
  await page.goto('about:blank')
  const open = await longestBlock(browser, page, async () => {
    await page.goto(address)
    await page.waitForFunction(areDrawn, lines, { polling: 250, timeout: 240_000 })
    await page.waitForTimeout(1000)
  })
  const scroll = await longestBlock(browser, page, async () => {
    for (let step = 0; step < 20; step += 1) {
      await page.mouse.wheel(0, 4000)
      await page.waitForTimeout(100)
    }
  })
  const cell = page.locator('[data-column="quantity"]').nth(Math.floor(lines / 2))
  await cell.scrollIntoViewIfNeeded()
  await cell.click()
  const type = await longestBlock(browser, page, async () => {
    await page.keyboard.type('12')
    await page.waitForTimeout(500)
  })
  const save = await longestBlock(browser, page, async () => {
    const saved = page.waitForResponse((answer) => answer.url().includes('updateOrderItemQuantity'))
    await page.keyboard.press('Enter')
    await saved
    await page.waitForTimeout(2000)
  })
  const first = page.locator('[data-line]').first()
  await first.getByRole('button').last().click()
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Remove item' })
  // Found before: to look for a role among thousands of lines is work of the same thread.
  const pressed = await confirm.elementHandle()
  // What is left to do of the opening of the question is none of the removal.
  await page.waitForTimeout(500)
  const remove = await longestBlock(browser, page, async () => {
    await pressed.click()
    await page.waitForFunction(areDrawnOnly, lines - 1, { polling: 250 })
    await page.waitForTimeout(1000)
  })
  const blocks = { open, scroll, type, save, remove }
  return Object.fromEntries(Object.entries(blocks).map(([name, ms]) => [name, ms * throttling]))
}
