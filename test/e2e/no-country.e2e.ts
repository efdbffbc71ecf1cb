/** A customer without an address helps himself: address first, then the price. */
import { calculatePrice, pricePanel } from './product-page.ts'
import { comeInByForm, expect, test } from './shop.ts'

test('leads to the address form and back, and then to a price (PRICE-08)', async ({
  page,
  shop,
}) => {
  const product = '/product/tm200-orbital-motor?model=TM231A1U3BS&quantity=4'
  await comeInByForm(page, 'no-country@manifold.test', product)
  const panel = pricePanel(page)
  await expect(panel).toContainText('Please add an address to your profile to calculate price.')
  await panel.getByRole('link', { name: 'Add an address' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'New address' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'United States' })
  await page.getByRole('textbox', { name: 'Nickname' }).fill('Workshop')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Goods In')
  await page.getByRole('textbox', { name: 'Street address' }).fill('9 Gearbox Lane')
  await page.getByRole('textbox', { name: 'City' }).fill('Duluth')
  await page.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Minnesota' })
  await page.getByRole('textbox', { name: 'ZIP' }).fill('55802')
  await page.getByRole('button', { name: 'Save address' }).click()

  await expect(page).toHaveURL(product)
  await calculatePrice(page)
  await expect(panel).toContainText('for 4 pieces')
  await expect(panel).toContainText('USD')
  expect(await shop.commits()).toEqual(['addNewAccountAddress'])
})
