/** The main job on the second engine, chosen by configuration alone. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import {
  addToNewQuote,
  answer,
  calculatePrice,
  goToSignIn,
  openSuggested,
  pricePanel,
  quantityField,
  searchByModelCode,
} from '../e2e/product-page.ts'
import {
  chooseDispatch,
  deliverTo,
  expectStatus,
  givePurchaseOrderNumber,
  submit,
} from '../e2e/quote-page.ts'
import { amendUntilApproved } from '../e2e/quote-review.ts'
import { comeInByForm, signIn } from '../e2e/visit.ts'

const command = async (...given: readonly string[]) => {
  const args = ['--import', 'tsx', 'engines/vendure/command.ts', ...given]
  await promisify(execFile)(process.execPath, args)
}

const reviewer = {
  review: (name: string, verdict: string, reason: string) =>
    command('review', name, verdict, reason),
}

test.beforeEach(() => command('prepare'))

const model = 'TM231A1U3BS'

test('leads from a model code to an approved quote in dollars', async ({ page }) => {
  const name = 'Sweeper drives'
  await page.goto('/')
  await searchByModelCode(page, 'tm2 31-A')
  await openSuggested(page, 'TM200 Orbital Motor')
  await answer(page, { 'Mounting flange': 'SAE A, 2 bolts' })
  const configured = page.url()
  await goToSignIn(page)
  await signIn(page, 'us@manifold.test')
  await expect(page).toHaveURL(configured)
  await answer(page, {
    'Main ports': '7/8-14 UNF O-ring, side',
    'Seal material': '3 NBR',
    'Paint and coating': 'Black',
    Packaging: 'Single pack',
  })
  await calculatePrice(page)
  await expect(pricePanel(page)).toContainText('$294.70USD')
  await expect(pricePanel(page)).toContainText('3 weeks')
  await quantityField(page).fill('5')
  await calculatePrice(page)
  await expect(pricePanel(page)).toContainText('for 5 pieces')

  const date = await addToNewQuote(page, { name, daysLater: 7, materialNumber: 'M-4711' })
  await page.getByRole('link', { name: `Open quote ${name}` }).click()
  await expectStatus(page, 'Draft')
  await expect(page.getByRole('row', { name: model })).toContainText('M-4711')
  await givePurchaseOrderNumber(page, 'PL-27-0001')
  await deliverTo(page, 'Service depot', '77 Elevator Street')
  await chooseDispatch(page, 'Ship Complete Order')
  await submit(page, 'Submit', 'Submitted Requests')
  await amendUntilApproved(page, reviewer, {
    name,
    model,
    feedback: 'Two are not worth a delivery. Can you take ten?',
    quantity: '10',
    date,
    daysLater: 14,
    reply: 'Ten are fine.',
  })
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$')
})

test('takes the cart of a visitor along to the account, and on to a quote', async ({ page }) => {
  await page.goto('/product/orbital-motor-seal-kit')
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 piece' })).toBeVisible()
  await page.goto('/bulkorder')
  await page.getByRole('textbox', { name: 'SKUs and quantities' }).fill('SKP1N1, 4')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('1 line was added to the cart.')).toBeVisible()

  await comeInByForm(page, 'us@manifold.test', '/shopping-cart')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Request a quote for these' }).click()
  await page.getByText('New quote', { exact: true }).click()
  await page.getByRole('textbox', { name: /name/i }).fill('Workshop spares')
  await page.getByRole('button', { name: 'Move to the quote' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Workshop spares')
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toBeVisible()
})
