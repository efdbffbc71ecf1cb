/** The main job from end to end, as a customer in the European Union lives it. */
import {
  addToNewQuote,
  answer,
  calculatePrice,
  goToSignIn,
  pricePanel,
  quantityField,
  typeModelCode,
} from './product-page.ts'
import { chooseDispatch, deliverTo, givePurchaseOrderNumber, submit } from './quote-page.ts'
import { amendUntilApproved, wholeWay } from './quote-review.ts'
import { expect, signIn, test } from './shop.ts'

const model = 'TMW125W0FMNB3'
const name = 'Radantriebe Hof 2'

test('leads from the product list to an approved quote in euros (QUOTE-01)', async ({
  page,
  shop,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'See all products' }).click()
  await page.getByRole('checkbox', { name: /^Orbital Motors/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Orbital Motors' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'TMW200 Orbital Wheel Motor' }).click()
  await quantityField(page).fill('7')
  await goToSignIn(page)
  await signIn(page, 'eu@manifold.test')
  await expect(quantityField(page)).toHaveValue('7')

  await typeModelCode(page, 'TMW 125 W0F')
  await answer(page, {
    'Main ports': 'M22 × 1.5, side',
    'Seal material': 'N NBR',
    'Paint and coating': 'Black',
    Packaging: 'Box of 3',
  })
  await expect(pricePanel(page)).toContainText('in steps of 3')
  await page.getByRole('button', { name: 'Use 9' }).click()
  await calculatePrice(page)
  await expect(pricePanel(page)).toContainText('€EUR')
  await expect(pricePanel(page)).toContainText(/\d weeks/)
  await quantityField(page).fill('12')
  await expect(pricePanel(page)).toContainText('Price removed, calculate again')
  await expect(pricePanel(page)).not.toContainText('€')
  await calculatePrice(page)
  await expect(pricePanel(page)).toContainText('for 12 pieces')

  const date = await addToNewQuote(page, { name, daysLater: 3, materialNumber: '10-0815' })
  await page.getByRole('link', { name: `Open quote ${name}` }).click()
  await expect(page.getByRole('row', { name: model })).toContainText('10-0815')
  await givePurchaseOrderNumber(page, 'NM-2027-14')
  await deliverTo(page, 'Atelier Est', '8 rue du Laminoir')
  await chooseDispatch(page, 'Partial Shipment Accepted')
  await submit(page, 'Submit', 'Submitted Requests')

  await amendUntilApproved(page, shop, {
    name,
    model,
    feedback: 'The works close that week.',
    quantity: '15',
    date,
    daysLater: 21,
    reply: 'Three weeks later.',
  })
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('€')
  expect(await shop.commits()).toEqual(wholeWay)

  // A server draws it for a visitor of the United States, where another shaft and other ports are usual.
  await page.goto('/shop?keyword=OMP+200')
  await expect(page.getByRole('main')).toContainText('TM2200ACGNB1')
})
