/** A draft order from its name to its submission, filled by code, by product, and by the customer's own code. */
import { addItem, beginDraft, dateAll, openTab, pickInSteps, typeCode } from './draft-order-page.ts'
import { later, written } from './product-page.ts'
import {
  cellOf,
  chooseDispatch,
  deliverTo,
  givePurchaseOrderNumber,
  notice,
  openQuote,
  submit,
  touch,
} from './quote-page.ts'
import { checkAccessible, comeIn, expect, test } from './shop.ts'

const desk = { width: 1280, height: 900 }
const phone = { width: 390, height: 844 }

test('is filled in every way, dated in one press, and submitted (DRAFT-19)', async ({
  page,
  shop,
}) => {
  await comeIn(page, 'us@manifold.test', '/my-account/quotes')
  await beginDraft(page, 'Yard overhaul')

  await openTab(page, 'Model Search')
  await typeCode(page, 'tm2 31-a1u3bs')
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2')
  await addItem(page, 1)
  await expect(page.getByRole('combobox', { name: 'Model code', exact: true })).toBeFocused()

  await openTab(page, 'Add Products')
  await pickInSteps(page, 'Orbital Motor Seal Kit', {
    'Motor series': 'TM100',
    'Seal material': 'NBR',
    Scope: 'Shaft seals only',
  })
  await addItem(page, 2)

  await openTab(page, 'Custom Code')
  await page.getByRole('searchbox', { name: 'Custom code' }).fill('US-1018')
  await page.getByRole('button', { name: 'Choose US-1018' }).click()
  await addItem(page, 3)

  await openTab(page, 'Summary')
  const wish = await touch(cellOf(page.getByRole('row', { name: 'TM231A1U3BS' }).first(), 'date'))
  const day = later(await wish.inputValue(), 140)
  await dateAll(page, 3, day)
  const dates = page.getByRole('region', { name: 'Dates and dispatch' })
  await expect(dates).toContainText('All 3 lines can be delivered on that day.')
  await expect(dates).toContainText(written(day))

  await page.getByRole('button', { name: 'Review and submit' }).click()
  await expect(page.getByRole('main')).toContainText(
    'To proceed please add the following: PO number',
  )
  await givePurchaseOrderNumber(page, 'YARD-1')
  await page.getByRole('button', { name: 'Review and submit' }).click()
  await expect(page).toHaveURL(/\/my-account\/quotes\//)
  // The page that is left has an address, too, until the next one is there.
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible()
  await deliverTo(page, 'Service depot', '77 Elevator Street')
  await chooseDispatch(page, 'Partial Shipment Accepted')
  await submit(page, 'Submit', 'Submitted Requests')

  expect(await shop.commits()).toEqual([
    'createQuote',
    'addOrderItemsV2',
    'addOrderItemsV2',
    'addOrderItemsV2',
    'updateRequestDeliveryDate',
    'setupTradeOrderPayment',
    'addShippingAddressUsingAccountAddress',
    'submitQuoteForApproval',
  ])
})

test('is accessible in each of its tabs, on a desk or on a phone', async ({ page }) => {
  await comeIn(page, 'us@manifold.test', '/my-account/quotes')
  await page.getByRole('link', { name: 'Conveyor drives, line 3' }).click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Show Filter' }).click()
  // While it is there, it lies over a part of what is judged.
  await expect(notice(page, 'You are signed in.')).toHaveCount(0)
  await page
    .locator('summary')
    .filter({ hasText: /^The lines by day/ })
    .click()
  await checkOn(phone)

  await openTab(page, 'Model Search')
  const code = page.getByRole('combobox', { name: 'Model code', exact: true })
  await code.fill('TM231')
  await expect(page.getByRole('group', { name: /^Position 3/ })).toBeVisible()
  await checkOn(desk)
  await code.fill('TM231X')
  await expect(page.getByRole('main')).toContainText('is not an option here')
  await checkOn(phone)

  await openTab(page, 'Add Products')
  await pickInSteps(page, 'Orbital Motor Seal Kit', { 'Motor series': 'TM100' })
  await expect(page.getByRole('button', { name: 'Back one step' })).toBeVisible()
  await checkOn(desk)

  await openTab(page, 'Custom Code')
  await page.getByRole('searchbox', { name: 'Custom code' }).fill('US-9')
  await page.getByRole('button', { name: 'Choose US-9001' }).click()
  await expect(page.getByRole('main')).toContainText('Invalid Custom Code')
  await checkOn(phone)

  async function checkOn(size: typeof desk) {
    await page.setViewportSize(size)
    // What lies half under the head of the page is a small target there.
    await page.evaluate(() => window.scrollTo(0, 0))
    await checkAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, 'the page scrolls sideways').toBeLessThanOrEqual(size.width)
  }
})

test('shows the longest PO number whole, at both addresses of a quote', async ({ page }) => {
  await page.setViewportSize(desk)
  await comeIn(page, 'us@manifold.test', '/my-account/quotes')
  await openQuote(page, 'Draft', 'Log loader refit')
  const number = `PL-27-${'0'.repeat(249)}`
  await givePurchaseOrderNumber(page, number)
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width(), 'the page scrolls sideways').toBeLessThanOrEqual(desk.width)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('tab', { name: /^Summary/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(number)
  expect(await width(), 'the page scrolls sideways').toBeLessThanOrEqual(desk.width)
})

test('keeps the word of a status in one piece beside the longest name of a quote', async ({
  page,
}) => {
  await page.setViewportSize(desk)
  await comeIn(page, 'us@manifold.test', '/my-account/quotes')
  await beginDraft(page, 'N'.repeat(255))
  await page.goto('/my-account/quotes')
  const row = page.getByRole('row', { name: /^N{255}/ })
  // Two lines would be 38 high.
  const status = await row.getByText('Draft', { exact: true }).boundingBox()
  expect(status?.height).toBeLessThan(30)
})

test('has fourteen lines in view at once, at both addresses of a quote', async ({ page }) => {
  await page.setViewportSize(desk)
  await comeIn(page, 'us@manifold.test', '/my-account/quotes')
  const reject = page.getByRole('button', { name: 'Reject' })
  await reject.click()
  await expect(reject).toBeHidden()
  await openQuote(page, 'Draft', 'Spring overhaul')
  const first = page.getByRole('grid').getByRole('row').nth(1)
  // Twelve lines are there; two more have room below them.
  const roomFor = async (lines: number) => {
    await expect(first).toBeVisible()
    const box = await first.boundingBox()
    return (box?.y ?? 0) + lines * (box?.height ?? 0)
  }
  expect(await roomFor(14)).toBeLessThanOrEqual(desk.height)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Summary 12' })).toBeVisible()
  expect(await roomFor(14)).toBeLessThanOrEqual(desk.height)
})

test('keeps lines as low as they are beside a column of surcharges and in longer words', async ({
  page,
}) => {
  await page.setViewportSize(desk)
  await comeIn(page, 'eu@manifold.test', '/fr/my-account/quotes')
  await page.getByRole('tabpanel').getByRole('link', { name: 'Deckswinden Frühjahr' }).click()
  const lines = page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
  await expect(lines).toHaveCount(3)
  for (const line of await lines.all()) {
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(40)
  }
})
