/** A sheet of lines on its way into a draft order: a hundred at once, pasted, refused in part, and reloaded. */
import { csvOf, goodLines } from './hundred-lines.ts'
import { later, written } from './product-page.ts'
import { chooseDispatch, deliverTo, expectStatus, givePurchaseOrderNumber } from './quote-page.ts'
import { checkAccessible, comeIn, expect, test } from './shop.ts'
import {
  beginUpload,
  cellIn,
  chooseFile,
  lineNumber,
  pasteText,
  summary,
} from './workbench-page.ts'

const customer = 'us@manifold.test'
const quotes = '/my-account/quotes'
const aYearAhead = later(new Date().toISOString().slice(0, 10), 364)

test('brings a hundred lines of a file to a submitted quote (CSV-17)', async ({ page, shop }) => {
  await comeIn(page, customer, quotes)
  await beginUpload(page, 'Spring refit')
  await chooseFile(page, csvOf(goodLines(100, aYearAhead)))
  await expect(summary(page, 'All 100 lines are ready')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add 100 items' })).toHaveCount(2)
  await expect(cellIn(lineNumber(page, 3), 'requestedDate')).toHaveText(written(aYearAhead))
  await page.getByRole('button', { name: 'Add 100 items' }).first().click()
  await expect(summary(page, '100 lines added')).toBeFocused()
  await page.getByRole('button', { name: 'See the Summary' }).click()
  await expect(page.getByRole('tab', { name: /^Summary/ })).toContainText('100')

  await givePurchaseOrderNumber(page, 'PL-27-0100')
  await deliverTo(page, 'Service depot', '77 Elevator Street')
  await chooseDispatch(page, 'Ship Complete Order')
  const overview = page.getByRole('tabpanel', { name: /^Summary/ })
  await overview.getByRole('button', { name: 'Submit', exact: true }).click()
  await expectStatus(page, 'Submitted Requests')
  const commits = await shop.commits()
  expect(commits.filter((action) => action === 'addOrderItemsV2')).toHaveLength(10)
  expect(commits.at(-1)).toBe('submitQuoteForApproval')
})

test('keeps the number of a line of a long file in one piece', async ({ page }) => {
  await comeIn(page, customer, quotes)
  await beginUpload(page, 'Far below')
  const [heading, ...rows] = csvOf(goodLines(2, aYearAhead)).split('\r\n')
  const [near = '', far = ''] = rows
  await chooseFile(page, [heading, near, ...Array<string>(1200).fill(''), far].join('\r\n'))
  await expect(summary(page, 'All 2 lines are ready')).toBeVisible()
  const heightOf = async (number: number) =>
    (await lineNumber(page, number).boundingBox())?.height ?? 0
  // The last line has no border below it.
  expect(await heightOf(1203)).toBeLessThanOrEqual(await heightOf(2))
})

test('takes pasted cells, whose three faulty lines are repaired by keyboard alone', async ({
  page,
}) => {
  await comeIn(page, customer, quotes)
  await beginUpload(page, 'By keyboard')
  const rows = [
    ['TM231A1U3BS', '2', '', 'K-1'],
    ['TM105A3UN0C', '5', '', 'K-2'],
    ['BM507BSF0Q1', '1', '', 'K-3'],
    ['GP106R1T6N1', '1', '31.12.2099', 'K-4'],
  ]
  await pasteText(page, rows.map((cells) => cells.join('\t')).join('\r\n'))
  await expect(summary(page, '3 of 4 lines have errors')).toBeFocused()
  await checkAccessible(page)

  await test.step('types another quantity', async () => {
    await page.keyboard.press('F8')
    await expect(cellIn(lineNumber(page, 2), 'quantity')).toBeFocused()
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await expect(lineNumber(page, 2)).toContainText('Ready')
    await expect(cellIn(lineNumber(page, 3), 'quantity')).toBeFocused()
  })
  await test.step('takes the code that was meant', async () => {
    await page.keyboard.press('F8')
    await expect(cellIn(lineNumber(page, 3), 'modelCode')).toBeFocused()
    await page.keyboard.press('Alt+Enter')
    await expect(page.locator(':focus')).toHaveText(/^Did you mean/)
    await page.keyboard.press('Enter')
    await expect(lineNumber(page, 3)).toContainText('Ready')
  })
  await test.step('takes the day that was meant', async () => {
    await page.keyboard.press('F8')
    await expect(cellIn(lineNumber(page, 4), 'requestedDate')).toBeFocused()
    await page.keyboard.press('Alt+Enter')
    await page.keyboard.press('Enter')
    await expect(cellIn(lineNumber(page, 4), 'requestedDate')).toHaveText('Dec 31, 2099')
  })
  await expect(summary(page, 'All 4 lines are ready')).toBeVisible()
  await expect(page.locator(':focus')).toHaveCount(1)
})

test.describe('when something goes wrong', () => {
  test.use({ provoked: /^Failed to load resource/ })

  test('adds around a batch that fails, and adds it once when it is sent again (CSV-18)', async ({
    page,
    shop,
  }) => {
    await comeIn(page, customer, quotes)
    await beginUpload(page, 'In three batches')
    const lines = goodLines(25, aYearAhead).map((line, index) =>
      index === 14 ? { ...line, materialNumber: 'FAULT-REFUSE' } : line,
    )
    await chooseFile(page, csvOf(lines))
    await expect(summary(page, 'All 25 lines are ready')).toBeVisible()
    await page.getByRole('button', { name: 'Add 25 items' }).first().click()
    await expect(summary(page, '10 lines: 10 not added')).toBeVisible()
    await expect(lineNumber(page, 12)).toContainText('The demonstration refuses this.')
    // As cards, on a phone.
    await page.setViewportSize({ width: 390, height: 844 })
    await checkAccessible(page)
    await page.setViewportSize({ width: 1280, height: 900 })

    await page.getByRole('button', { name: 'Try again (10 lines)' }).click()
    await expect(summary(page, '1 line: 1 not added')).toBeVisible()
    await cellIn(lineNumber(page, 16), 'customerMaterialNumber').click()
    await page.keyboard.type('M-1015')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Add 1 item' }).click()
    await expect(summary(page, '25 lines added')).toBeVisible()
    await expect(page.getByRole('tab', { name: /^Summary/ })).toContainText('25')
    const adding = (await shop.commits()).filter((action) => action === 'addOrderItemsV2')
    expect(adding).toHaveLength(2 + 9 + 1)
  })

  test('adds a batch once whose answer got lost', async ({ page, shop }) => {
    await comeIn(page, customer, quotes)
    await beginUpload(page, 'Once only')
    const [first, ...others] = goodLines(3, aYearAhead)
    if (!first) throw new Error('There is no line')
    await chooseFile(page, csvOf([{ ...first, materialNumber: 'FAULT-DROP' }, ...others]))
    await page.getByRole('button', { name: 'Add 3 items' }).click()
    await expect(summary(page, '3 lines added')).toBeVisible()
    await expect(page.getByRole('tab', { name: /^Summary/ })).toContainText('3')
    expect(await shop.commits()).toEqual(['createQuote', 'addOrderItemsV2'])
  })
})

test('keeps the table, and the cell that is being typed in, over a reload', async ({ page }) => {
  await comeIn(page, customer, quotes)
  await beginUpload(page, 'To be continued')
  await page.getByRole('button', { name: 'Start with an empty table' }).click()
  await cellIn(lineNumber(page, 1), 'modelCode').click()
  await page.keyboard.type('TM231A1U3BS')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4')
  await page.reload()
  await expect(cellIn(lineNumber(page, 1), 'modelCode')).toHaveText('TM231A1U3BS')
  await expect(cellIn(lineNumber(page, 1), 'quantity')).toHaveText('4')
  await expect(summary(page, '1 line is ready')).toBeVisible()
  await page.getByRole('button', { name: 'Add 1 item' }).click()
  await expect(summary(page, '1 line added')).toBeVisible()
})
