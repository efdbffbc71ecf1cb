/** A submitted quote is taken back, changed and handed in again; a decision in between is not undone. */
import { cellOf, expectStatus, notice, openQuote, submit, touch } from './quote-page.ts'
import { comeIn, expect, test } from './shop.ts'

/** Seeded: a draft that can be submitted as it is. */
const name = 'Conveyor drives, line 3'

test('recalls a quote, changes and submits it again, and answers its reviewer with another configuration (T39)', async ({
  page,
  context,
  shop,
}) => {
  await comeIn(page, 'us@manifold.test', '/my-account/quotes')
  await openQuote(page, 'Draft', name)
  await submit(page, 'Submit', 'Submitted Requests')
  await expect(page.getByText('Answer expected by').first()).toBeVisible()

  await page.getByRole('button', { name: 'Recall' }).click()
  const question = page.getByRole('alertdialog', { name: 'Recall this quote?' })
  await question.getByRole('button', { name: 'Recall quote' }).click()
  await expectStatus(page, 'Draft')
  await expect(notice(page, 'The quote was recalled.')).toBeVisible()

  const row = page.getByRole('row').nth(1)
  const quantity = await touch(cellOf(row, 'quantity'))
  await quantity.fill('48')
  await quantity.press('Enter')
  await expect(notice(page, 'Item quantity updated successfully')).toBeVisible()
  await expect(row).toContainText('Changed since you submitted')
  await submit(page, 'Submit', 'Submitted Requests')
  const history = page.getByRole('region', { name: 'Quote history' })
  await history.getByRole('button', { name: /^Show the whole history/ }).click()
  await expect(history.getByText('Submitted for approval')).toHaveCount(2)
  await expect(history.getByText('Recalled')).toHaveCount(1)
  await expect(history).toContainText('Quantity: 48, was')

  await shop.review(name, 'return', 'Not with this shaft.')
  await page.reload()
  await expectStatus(page, 'Returned')
  await page
    .getByRole('button', { name: /^Change configuration of/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Change the configuration' })
  const shaft = dialog.getByRole('combobox', { name: 'Output shaft' })
  const present = await shaft.inputValue()
  const offered = await shaft
    .locator('option')
    .evaluateAll((all) => all.map((option) => option.getAttribute('value') ?? ''))
  await shaft.selectOption(offered.find((code) => code !== '' && code !== present) ?? '')
  await expect(dialog.getByRole('region', { name: 'New' })).toContainText('changed')
  await expect(dialog.getByRole('table')).toContainText(/\d weeks?.*\d weeks?/)
  await dialog.getByRole('button', { name: 'Change configuration' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('textbox', { name: 'Your answer to the feedback' }).fill('With another one.')
  await submit(page, 'Resubmit', 'Resubmitted')

  const other = await context.newPage()
  await other.goto(page.url())
  await expectStatus(other, 'Resubmitted')
  await shop.review(name, 'approve', 'Confirmed as requested.')
  await other.getByRole('button', { name: 'Recall' }).click()
  await other.getByRole('button', { name: 'Recall quote' }).click()
  await expectStatus(other, 'Confirmed')
  await expect(other.getByRole('main').getByRole('status')).toContainText('could not be recalled')
  await expect(other.getByRole('link', { name: /^Order 7/ }).first()).toBeVisible()
  expect(await shop.commits()).toEqual([
    'submitQuoteForApproval',
    'recallQuote',
    'updateOrderItemQuantity',
    'submitQuoteForApproval',
    'review.return',
    'updateOrderItemConfiguration',
    'updateQuoteStatus',
    'review.approve',
  ])
})
