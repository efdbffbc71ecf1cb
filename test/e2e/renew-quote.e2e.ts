/** An old quote is renewed at today's prices, with another model in place of one that is sold no more. */
import { openQuote } from './quote-page.ts'
import { comeIn, expect, test } from './shop.ts'

/** Seeded: four lines, confirmed weeks ago. */
const name = 'Fan drives, hall 2'

test('renews an old quote with a model that is gone: its customer takes another one', async ({
  page,
  shop,
}) => {
  await comeIn(page, 'us@manifold.test', '/my-account/quotes')
  await openQuote(page, 'Approved', name)
  const firstLine = page.getByRole('rowheader').first()
  const model = (await firstLine.getByRole('button').first().textContent()) ?? ''
  const gone = `${model.slice(0, -2)}Q${model.slice(-1)}`
  await shop.withdrawModel(model, gone)
  await page.reload()

  await page.getByRole('button', { name: 'Copy to a new quote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy to a new quote' })
  const instead = dialog.getByRole('combobox', { name: `In place of ${gone}` })
  await expect(dialog.getByText('No longer sold like this.')).toBeVisible()
  await instead.selectOption({ index: 1 })
  const taken = await instead.inputValue()
  const replacement = dialog.getByRole('row', { name: /^No longer sold/ })
  await expect(replacement).toContainText('each, was')
  await dialog.getByRole('button', { name: 'Copy quote' }).click()

  // What was wanted weeks ago has become too early.
  const outcome = page.getByRole('dialog', { name: 'The copy differs from the quote' })
  await expect(outcome).toContainText('4 items are on the new quote.')
  await expect(outcome).toContainText('4 dates were too early and have been moved')
  await outcome.getByRole('button', { name: 'Open the new quote' }).click()

  await page.waitForURL(/\/my-account\/draftorder\//)
  await expect(page.getByRole('rowheader')).toHaveCount(4)
  await expect(page.getByRole('rowheader').first()).toContainText(taken)
  expect(await shop.commits()).toEqual(['duplicateOrder'])
})
