/** What is shown and what is stored: a quote that is open in two tabs, and a change that was refused. */
import { addItem, openTab, typeCode } from './draft-order-page.ts'
import {
  cellOf,
  expectStatus,
  givePurchaseOrderNumber,
  openQuote,
  submit,
  touch,
} from './quote-page.ts'
import { comeIn, expect, test } from './shop.ts'

/** Seeded drafts: one that can be submitted as it is, and what its first line is called. */
const name = 'Conveyor drives, line 3'
/** A model of which 60 are available. */
const scarce = 'TM249A1U3XS'

test('shows what another tab has saved, and is read-only, with what was typed, once it has submitted (QUOTE-24)', async ({
  page,
  context,
  shop,
}) => {
  await comeIn(page, 'us@manifold.test', '/my-account/quotes')
  await openQuote(page, 'Draft', name)
  const other = await context.newPage()
  await other.goto(page.url())
  // The other tab has read the draft before this one submits it.
  await expectStatus(other, 'Draft')
  const quantity = await touch(cellOf(other.getByRole('row').nth(1), 'quantity'))
  await quantity.fill('48')
  await givePurchaseOrderNumber(page, 'KB-7')
  await expect(other.getByRole('main')).toContainText('KB-7')
  await expect(quantity).toHaveValue('48')
  await submit(page, 'Submit', 'Submitted Requests')

  const closed = other.getByRole('main').getByRole('status').filter({ hasText: 'no longer' })
  await expect(closed).toContainText('This quote can no longer be edited.')
  await expect(closed).toContainText('What you typed is kept here')
  await expect(closed).toContainText('48')
  await expectStatus(other, 'Submitted Requests')
  await expect(quantity).toBeHidden()
  await expect(other.getByRole('button', { name: 'Submit', exact: true })).toBeHidden()
  expect(await shop.commits()).toEqual(['setupTradeOrderPayment', 'submitQuoteForApproval'])
})

test('says that a quote is gone when another tab has removed it (QUOTE-21)', async ({
  page,
  context,
  shop,
}) => {
  await comeIn(page, 'us@manifold.test', '/my-account/quotes')
  await openQuote(page, 'Draft', 'Log loader refit')
  const other = await context.newPage()
  await other.goto('/my-account/quotes')
  await other.getByRole('button', { name: 'Remove quote Log loader refit' }).click()
  await other.getByRole('button', { name: 'Yes, Remove it!' }).click()
  await expect(other.getByRole('link', { name: 'Log loader refit' })).toBeHidden()

  await expect(page.getByRole('main')).toContainText('This quote no longer exists.')
  await expect(page.getByRole('tab', { name: 'Draft' })).toBeVisible()
  expect(await shop.commits()).toEqual(['deleteOrder'])
})

test('submits nothing while a quantity that was refused is shown, however often it is asked to (QUOTE-55)', async ({
  page,
  shop,
}) => {
  await comeIn(page, 'us@manifold.test', '/my-account/quotes')
  await openQuote(page, 'Draft', name)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await openTab(page, 'Model Search')
  await typeCode(page, scarce)
  await addItem(page, 4)
  await openQuote(page, 'Draft', name)

  const cell = cellOf(page.getByRole('row', { name: scarce }), 'quantity')
  const quantity = await touch(cell)
  const button = page.getByRole('button', { name: 'Submit', exact: true })
  await quantity.fill('500')
  await button.click()
  const reason = page.getByRole('link', { name: `The quantity of ${scarce}` })
  await expect(reason).toBeVisible()
  // It says that it does nothing now, and can be pressed all the same.
  await button.click({ force: true })
  await expectStatus(page, 'Draft')
  await expect(cell).toHaveText('500')
  await expect(page.getByRole('row', { name: scarce })).toContainText(
    'Not saved: only 60 pieces are in stock now.',
  )
  await reason.click()
  await expect(quantity).toBeFocused()
  expect(await shop.commits()).toEqual(['addOrderItemsV2'])

  await quantity.fill('60')
  await submit(page, 'Submit', 'Submitted Requests')
  expect(await shop.commits()).toEqual([
    'addOrderItemsV2',
    'updateOrderItemQuantity',
    'submitQuoteForApproval',
  ])
})
