/** The main job from end to end, as a customer in the United States lives it. */
import {
  addToNewQuote,
  answer,
  calculatePrice,
  goToSignIn,
  openSuggested,
  pricePanel,
  quantityField,
  searchByModelCode,
} from './product-page.ts'
import {
  chooseDispatch,
  deliverTo,
  expectStatus,
  givePurchaseOrderNumber,
  submit,
} from './quote-page.ts'
import { amendUntilApproved, wholeWay } from './quote-review.ts'
import { expect, signIn, test } from './shop.ts'

const model = 'TM231A1U3BS'
const name = 'Sweeper drives'

test('leads from a model code to a price and lead time in dollars (CONF-01)', async ({ page }) => {
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
  await expect(page).toHaveURL(new RegExp(`model=${model}`))
  await calculatePrice(page)
  await expect(pricePanel(page)).toContainText('$294.70USD')
  await expect(pricePanel(page)).toContainText('3 weeks')

  await quantityField(page).fill('5')
  await expect(pricePanel(page)).toContainText('Price removed, calculate again')
  await expect(pricePanel(page)).not.toContainText('$')
  await expect(pricePanel(page).getByRole('button', { name: 'Add To Quote' })).toBeHidden()
  await calculatePrice(page)
  await expect(pricePanel(page)).toContainText('for 5 pieces')
})

test('brings a quote through submission, return, amendment and approval (QUOTE-03, AUTH-26)', async ({
  page,
  shop,
}) => {
  await page.goto('/')
  await searchByModelCode(page, model)
  await openSuggested(page, 'TM200 Orbital Motor')
  await goToSignIn(page)
  await signIn(page, 'us@manifold.test')
  await calculatePrice(page)
  const date = await addToNewQuote(page, { name, daysLater: 7, materialNumber: 'M-4711' })
  await page.getByRole('link', { name: `Open quote ${name}` }).click()
  await expectStatus(page, 'Draft')
  await expect(page.getByRole('row', { name: model })).toContainText('M-4711')

  await givePurchaseOrderNumber(page, 'PL-27-0001')
  await deliverTo(page, 'Service depot', '77 Elevator Street')
  await chooseDispatch(page, 'Ship Complete Order')
  await submit(page, 'Submit', 'Submitted Requests')
  await expect(page.getByRole('grid')).toBeHidden()

  await amendUntilApproved(page, shop, {
    name,
    model,
    feedback: 'Two are not worth a delivery. Can you take ten?',
    quantity: '10',
    date,
    daysLater: 14,
    reply: 'Ten, two weeks later.',
  })
  expect(await shop.commits()).toEqual(wholeWay)
})
