/** Failures with names, and a server that goes away: a message in words, and nothing written twice. */
import { calculatePrice, pricePanel, typeModelCode } from './product-page.ts'
import {
  cellOf,
  changeQuantity,
  notice,
  openQuote,
  writePurchaseOrderNumber,
} from './quote-page.ts'
import { comeIn, expect, test } from './shop.ts'

const quotes = '/my-account/quotes'
/** A seeded draft with one line, and the model of that line. */
const draft = 'Log loader refit'
const model = '62212WK1H1W'

test.use({ provoked: /^Failed to load resource/ })

for (const [fault, what] of [
  ['FAULT-DROP', 'the answer to it is lost'],
  ['FAULT-RESET', 'the browser sends it twice by itself'],
] as const) {
  test(`creates a quote once when ${what} (QUOTE-17)`, async ({ page, shop }) => {
    const name = `${fault} pumps`
    await comeIn(page, 'us@manifold.test', quotes)
    await page.getByRole('button', { name: 'Order Request Form' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Quote' })
    await dialog.getByRole('textbox', { name: 'New Quote Name*' }).fill(name)
    await dialog.getByRole('button', { name: 'Create Quote' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page).toHaveURL(/draftorder/)
    await expect(notice(page, 'Quote created.')).toBeVisible()
    expect(await shop.commits()).toEqual(['createQuote'])
  })
}

test('takes a PO number once when the answer to it is lost (QUOTE-75)', async ({ page, shop }) => {
  await comeIn(page, 'us@manifold.test', quotes)
  await openQuote(page, 'Draft', draft)
  const dialog = await writePurchaseOrderNumber(page, 'FAULT-DROP 4711')
  await expect(dialog).toBeHidden()
  await expect(notice(page, 'Order Payment has been updated.')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('FAULT-DROP 4711')
  expect(await shop.commits()).toEqual(['setupTradeOrderPayment'])
})

test('says why a PO number was refused and keeps what was typed (ERR-02)', async ({
  page,
  shop,
}) => {
  await comeIn(page, 'us@manifold.test', quotes)
  await openQuote(page, 'Draft', draft)
  const dialog = await writePurchaseOrderNumber(page, 'FAULT-REFUSE 1')
  await expect(dialog.getByRole('alert')).toContainText('The demonstration refuses this.')
  const field = dialog.getByRole('textbox', { name: 'PO Number*' })
  await expect(field).toHaveValue('FAULT-REFUSE 1')
  await field.fill('PL-27-0002')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect(await shop.commits()).toEqual(['setupTradeOrderPayment'])
})

for (const [code, words] of [
  ['FLTMAL1', 'The server gave an unexpected answer.'],
  ['FLTREF1', 'The demonstration refuses this.'],
] as const) {
  test(`shows no price for ${code} but why, and asks again (PRICE-01)`, async ({ page }) => {
    await comeIn(page, 'us@manifold.test', '/product/fault-demonstrator?preview=true')
    await typeModelCode(page, code)
    const panel = pricePanel(page)
    await panel.getByRole('button', { name: 'Calculate Price' }).click()
    await expect(panel.getByRole('alert')).toContainText('Price could not be calculated')
    await expect(panel.getByRole('alert')).toContainText(words)
    await expect(panel).not.toContainText('$')
    await expect(panel.getByRole('button', { name: 'Add To Quote' })).toBeHidden()
    await typeModelCode(page, 'FLTOK1')
    await calculatePrice(page)
    await expect(panel).toContainText('$')
  })
}

test('keeps what is typed while the server is gone, and what was saved when it is back (ERR-01)', async ({
  page,
  shop,
}) => {
  await comeIn(page, 'us@manifold.test', quotes)
  await openQuote(page, 'Draft', draft)
  await changeQuantity(page, model, '6')

  await shop.stop()
  const dialog = await writePurchaseOrderNumber(page, 'PL-27-0003')
  await expect(dialog.getByRole('alert')).toContainText('We could not confirm that this was saved.')
  await expect(dialog.getByRole('textbox', { name: 'PO Number*' })).toHaveValue('PL-27-0003')

  await shop.start()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('main')).toContainText('PL-27-0003')
  await expect(cellOf(page.getByRole('row', { name: model }), 'quantity')).toHaveText('6')
  expect(await shop.commits()).toEqual(['updateOrderItemQuantity', 'setupTradeOrderPayment'])
})
