/** A file that is far longer than one may be: worked through in hundreds, left and found again. */
import { csvOf, goodLines } from './hundred-lines.ts'
import { later } from './product-page.ts'
import { chooseDispatch, deliverTo, expectStatus, givePurchaseOrderNumber } from './quote-page.ts'
import { comeIn, expect, test } from './shop.ts'
import { beginUpload, chooseFile, summary } from './workbench-page.ts'

const aYearAhead = later(new Date().toISOString().slice(0, 10), 364)

/** Two hundred, and two thousand where a developer takes the minutes for it. */
const many = Number(process.env['LONG_FILE_LINES'] || 200)
const manyShown = many.toLocaleString('en-US')

test('works through the lines of a long file, over a reload, to a submitted quote (CSV-08)', async ({
  page,
}) => {
  // Batches of ten, one after the other, on a machine that others keep busy.
  const patience = { timeout: many * 225 }
  test.setTimeout(60_000 + 2 * patience.timeout)
  await comeIn(page, 'us@manifold.test', '/my-account/quotes')
  await beginUpload(page, 'Whole plant')
  await chooseFile(page, csvOf(goodLines(many, aYearAhead)))
  await expect(page.getByRole('alert').first()).toContainText('Max file size is 100 rows')
  await page.getByRole('button', { name: `Work through ${manyShown} lines in hundreds` }).click()
  await expect(summary(page, `All ${manyShown} lines are ready`)).toBeVisible(patience)
  await page.getByRole('button', { name: 'Next hundred' }).click()
  await expect(page.getByText(`Lines 101–200 of ${manyShown}`)).toBeVisible()
  const added = page.getByRole('tab', { name: /^Summary/ })
  await page
    .getByRole('button', { name: `Add ${manyShown} items` })
    .first()
    .click()
  await expect(added).toContainText(/[1-9]0/)
  await page.reload()
  await expect(summary(page, /^All [\d,]+ lines are ready$/)).toBeVisible()
  await page
    .getByRole('button', { name: /^Add [\d,]+ items$/ })
    .first()
    .click()
  await expect(summary(page, `${manyShown} lines added`)).toBeVisible(patience)
  await expect(added).toContainText(manyShown)

  await page.getByRole('button', { name: 'See the Summary' }).click()
  await givePurchaseOrderNumber(page, 'PL-27-0400')
  await deliverTo(page, 'Service depot', '77 Elevator Street', patience)
  await chooseDispatch(page, 'Ship Complete Order')
  const overview = page.getByRole('tabpanel', { name: /^Summary/ })
  await overview.getByRole('button', { name: 'Submit', exact: true }).click()
  await expectStatus(page, 'Submitted Requests')
})
