/** The main job with the keyboard alone: no pointer is touched, and the focus is never lost. */
import type { Locator, Page } from '@playwright/test'
import { quoteIdOf } from '../../reference-backend/seed/quote-rows.ts'
import { csvOf, goodLines } from './hundred-lines.ts'
import { later, pricePanel, quantityField } from './product-page.ts'
import { cellOf, expectStatus, openQuote, touch } from './quote-page.ts'
import { comeIn, expect, password, test } from './shop.ts'
import { beginUpload, cellIn, chooseFile, summary } from './workbench-page.ts'

const mostStops = 80
const model = 'TM231A1U3BS'
const name = 'By keyboard'

/** Goes forward from stop to stop until it is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}.`)
}

async function pressOn(page: Page, target: Locator, key: 'Enter' | 'Space'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** The focus stands on something, so that the next key goes somewhere. */
async function expectFocusKept(page: Page): Promise<void> {
  const holder = () => page.evaluate(() => document.activeElement?.tagName)
  await expect.poll(holder).not.toBe('BODY')
}

/** Nothing lies over its upper edge, and it is in the window. */
async function isUncovered(cell: Locator): Promise<boolean> {
  return cell.evaluate((element) => {
    const { left, width, top } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(left + width / 2, top + 2)
    return seen !== null && element.contains(seen)
  })
}

test('leads from a model code to a submitted quote by keyboard alone (QUOTE-03)', async ({
  page,
  shop,
}) => {
  await test.step('finds the product by its code', async () => {
    await page.goto('/')
    const search = page
      .getByRole('banner')
      .getByRole('combobox', { name: 'Search by name or model code' })
    await typeInto(page, search, model)
    await expect(page.getByRole('option', { name: 'TM200 Orbital Motor' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'TM200' })).toBeFocused()
  })

  await test.step('signs in and comes back', async () => {
    await pressOn(page, page.getByRole('button', { name: 'Sign in' }), 'Enter')
    await pressOn(page, page.getByRole('link', { name: 'Go to sign in' }), 'Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeFocused()
    await typeInto(
      page,
      page.getByRole('textbox', { name: 'Email', exact: true }),
      'us@manifold.test',
    )
    await typeInto(page, page.getByLabel('Password', { exact: true }), password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'TM200' })).toBeFocused()
  })

  await test.step('asks for a price and adds it to a new quote', async () => {
    await typeInto(page, quantityField(page), '3')
    await page.keyboard.press('Enter')
    await expect(pricePanel(page)).toContainText('for 3 pieces')
    await expect(quantityField(page)).toBeFocused()
    const add = pricePanel(page).getByRole('button', { name: 'Add To Quote' })
    await pressOn(page, add, 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Add To Quote' })
    await tabTo(page, dialog.getByRole('radio', { name: 'Existing quote' }))
    await page.keyboard.press('ArrowRight')
    await typeInto(page, dialog.getByRole('textbox', { name: 'Name of the new quote' }), name)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(add).toBeFocused()
  })

  await test.step('completes the quote and submits it', async () => {
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('link', { name: `Open quote ${name}` })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
    const pencil = page.getByRole('button', { name: 'Edit PO Number' })
    await pressOn(page, pencil, 'Enter')
    await expect(page.getByRole('textbox', { name: 'PO Number*' })).toBeFocused()
    await page.keyboard.type('KB-1')
    await page.keyboard.press('Enter')
    await expect(pencil).toBeFocused()
    await pressOn(page, page.getByRole('radio', { name: 'Main plant' }), 'Space')
    await expect(page.getByRole('button', { name: 'Change' })).toBeVisible()
    await expectFocusKept(page)
    await pressOn(page, page.getByRole('radio', { name: 'Ship Complete Order' }), 'Space')
    await pressOn(page, page.getByRole('button', { name: 'Submit', exact: true }), 'Enter')
    await expectStatus(page, 'Submitted Requests')
    await expectFocusKept(page)
  })

  expect(await shop.commits()).toEqual([
    'addOrderItem',
    'setupTradeOrderPayment',
    'addShippingAddressUsingAccountAddress',
    'submitQuoteForApproval',
  ])
})

/** What is focused and not seen at its middle, on the way back from the end of the page to its beginning. */
async function coveredOnTheWayBack(page: Page): Promise<readonly string[]> {
  const covered: string[] = []
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  for (let stop = 0; stop < 2 * mostStops; stop += 1) {
    await page.keyboard.press('Shift+Tab')
    const at = await page.evaluate(async () => {
      // The browser scrolls with its next frame.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      // Of a panel or a table that is higher than the window its beginning is enough.
      if (!element.matches('a, button, input, select, summary, textarea')) return ''
      // Words of a link that go on in another line have nothing in the middle between the two.
      const [first] = element.getClientRects()
      const { left, top, width, height } = first ?? element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      const isSeen = element.contains(hit) || element.closest('label')?.contains(hit)
      return isSeen ? '' : element.outerHTML
    })
    if (at === undefined) return covered
    if (at !== '') covered.push(at)
  }
  throw new Error('The way back does not end.')
}

test('keeps what is focused clear of bars and columns that stay, on a narrow window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const draft = quoteIdOf('us@manifold.test', 'Conveyor drives, line 3')
  const places = [
    [`/my-account/draftorder/${draft}`, 'Conveyor drives, line 3'],
    ['/product-type/orbital-motors?view=LIST', 'Orbital'],
  ] as const
  await comeIn(page, 'us@manifold.test', places[0][0])
  for (const [address, name] of places) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(await coveredOnTheWayBack(page), address).toEqual([])
  }
})

for (const size of [
  { width: 1280, height: 700 },
  { width: 390, height: 844 },
]) {
  test(`keeps at hand what can be done with chosen lines, and the focus in sight, at ${size.width} pixels`, async ({
    page,
  }) => {
    await comeIn(page, 'us@manifold.test', '/my-account/quotes')
    await openQuote(page, 'Draft', 'Plant shutdown, all halls')
    await page.setViewportSize(size)
    const lines = page.getByRole('grid').getByRole('row')
    await lines.nth(2).getByRole('checkbox').check()
    const field = await touch(cellOf(lines.nth(24), 'quantity'))
    const remove = page.getByRole('button', { name: 'Remove 1 line' })
    await expect(remove.locator('xpath=ancestor::fieldset')).toBeInViewport({ ratio: 1 })
    await field.press('Escape')
    for (let line = 23; line > 8; line -= 1) {
      const cell = cellOf(lines.nth(line), 'quantity')
      await page.keyboard.press('ArrowUp')
      await expect(cell).toBeFocused()
      // The browser scrolls with one of its next frames.
      await expect.poll(() => isUncovered(cell), `line ${line}`).toBe(true)
    }
    await expect(remove.locator('xpath=ancestor::fieldset')).toBeInViewport({ ratio: 1 })
  })
  test(`keeps at hand what can be done with selected lines of a file, and the focus in sight, at ${size.width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await comeIn(page, 'us@manifold.test', '/my-account/quotes')
    await beginUpload(page, 'Selected lines')
    await chooseFile(page, csvOf(goodLines(30, later(new Date().toISOString().slice(0, 10), 364))))
    await expect(summary(page, 'All 30 lines are ready')).toBeVisible()
    const lines = page.getByRole('grid').getByRole('row')
    await lines.nth(1).getByRole('checkbox').check()
    const cell = cellIn(lines.nth(27), 'quantity')
    await cell.click()
    await page.keyboard.press('Escape')
    const selected = page.getByText('1 line selected')
    await expect(selected).toBeInViewport({ ratio: 1 })
    for (let line = 26; line > 8; line -= 1) {
      const above = cellIn(lines.nth(line), 'quantity')
      await page.keyboard.press('ArrowUp')
      await expect(above).toBeFocused()
      // The browser scrolls with one of its next frames.
      await expect.poll(() => isUncovered(above), `line ${line}`).toBe(true)
    }
    await expect(selected).toBeInViewport({ ratio: 1 })
  })
}
