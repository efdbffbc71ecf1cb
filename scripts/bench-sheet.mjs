/**
 * A quote of hundreds of lines: how long the page is blocked at most on a machine four times slower than this one, while
 * its table is scrolled from end to end, and while a quantity of it is typed and saved.
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

/** Fills a draft by copying two quotes onto each other until one has at least so many lines; answers its id. */
export async function longQuote(page, headers, source, atLeast) {
  const copyTo = async (orderID, target) => {
    const answer = await call(page, headers, 'duplicateOrder', { orderID, ...target })
    if (!answer.orderID) throw new Error(JSON.stringify(answer).slice(0, 300))
    return answer.orderID
  }
  let small = await copyTo(source.id, { quoteName: 'Long one' })
  let large = await copyTo(source.id, { quoteName: 'Long two' })
  let [fewer, more] = [source.count, source.count]
  while (more < atLeast) {
    await copyTo(large, { targetOrderID: small })
    ;[fewer, more] = [more, fewer + more]
    ;[small, large] = [large, small]
  }
  return large
}

/** The longest tasks in milliseconds; the quote stands on the page. */
export async function measureSheet(browser, page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling })
  const scroll = await longestBlock(browser, page, async () => {
    for (let step = 0; step < 20; step += 1) {
      await page.mouse.wheel(0, 4000)
      await page.waitForTimeout(100)
    }
  })
  const cell = page.locator('[data-column="quantity"]').nth(400)
  await cell.scrollIntoViewIfNeeded()
  await cell.click()
  const type = await longestBlock(browser, page, async () => {
    await page.keyboard.type('12')
    await page.waitForTimeout(500)
  })
  const save = await longestBlock(browser, page, async () => {
    await page.keyboard.press('Enter')
    await page.waitForTimeout(3000)
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { scroll, type, save }
}
