/** Buying without an account: from the catalog to a card payment, and the order kept in an account afterwards. */
import type { Page } from '@playwright/test'
import { checkAccessible, expect, password, signIn, test } from './shop.ts'

const email = 'pat.passing@example.test'

const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused()

const banner = (page: Page) => page.getByRole('banner')

async function beginAsGuest(page: Page): Promise<void> {
  await page.goto('/product/orbital-motor-seal-kit')
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 piece' })).toBeVisible()
  await page.goto('/shopping-cart')
  await page.getByRole('link', { name: 'Continue to Checkout' }).click()
  await page.getByRole('link', { name: 'Checkout as Guest' }).click()
  await page.getByRole('textbox', { name: 'First name' }).fill('Pat')
  await page.getByRole('textbox', { name: 'Last name' }).fill('Passing')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await step(page, 'Shipping')
}

async function shipTo(page: Page): Promise<void> {
  const form = page.getByRole('main')
  await form.getByRole('combobox', { name: /^Country/ }).selectOption('US')
  await form.getByRole('textbox', { name: /^Name/ }).fill('Pat Passing')
  await form.getByRole('textbox', { name: /^Street address/ }).fill('12 Dock Street')
  await form.getByRole('textbox', { name: /^City/ }).fill('Des Moines')
  await form.getByRole('combobox', { name: /^State/ }).selectOption('IA')
  await form.getByRole('textbox', { name: 'ZIP code' }).fill('50309')
  await form.getByRole('button', { name: 'Use this address' }).click()
  const methods = page.getByRole('radiogroup', { name: 'Shipping method' })
  await methods.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Continue to billing' }).click()
  await step(page, 'Billing')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await step(page, 'Payment')
}

async function payByCard(page: Page): Promise<void> {
  await page.getByText('Credit card', { exact: true }).click()
  const form = page.frameLocator('iframe[title="Card details"]')
  await form.getByLabel('Credit Card Number').fill('4000 0027 6000 3184')
  await form.getByLabel('Name on card').fill('PAT PASSING')
  await form.getByLabel('Security Code').fill('123')
  await form.getByLabel('Expiration Month').selectOption('11')
  await form.getByLabel('Expiration Year').selectOption({ index: 5 })
  await page.getByRole('button', { name: 'Use this card' }).click()
  await expect(page.getByText(/•••• 3184/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Review your order' }).click()
  await step(page, 'Review your order')
  await page.getByRole('button', { name: 'Place order' }).click()
  await page
    .frameLocator('iframe[title="Page of your bank"]')
    .getByRole('button', { name: 'Approve payment' })
    .click()
}

test('buys as a guest, then keeps the order in an account (AUTH-25, AUTH-27, SHELL-02)', async ({
  page,
  shop,
}) => {
  await beginAsGuest(page)
  await expect(banner(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
  await shipTo(page)
  await payByCard(page)
  await step(page, 'Thank you, your order is placed')
  expect(await shop.commits()).toContain('placeOrder')
  await checkAccessible(page)

  await page.reload()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Thank you, your order is placed' }),
  ).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(password)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByText('Your account is ready. You are signed in.')).toBeVisible()
  const number = await page
    .getByRole('region', { name: 'Your order' })
    .getByRole('strong')
    .innerText()
  await page.goto('/my-account/orders')
  await expect(page.getByRole('table')).toContainText(number)
})

test('leads from the letter about the order to an account (AUTH-27, ROUTE-48)', async ({
  page,
  browser,
  server,
}) => {
  await beginAsGuest(page)
  await shipTo(page)
  await payByCard(page)
  await step(page, 'Thank you, your order is placed')
  // The letter has the address of this link.
  const link = await page.getByRole('link', { name: 'View the order' }).getAttribute('href')
  const elsewhere = await browser.newContext({ baseURL: server.origin })
  const reader = await elsewhere.newPage()
  await reader.goto(link ?? '')
  await reader.getByRole('link', { name: 'Create my account' }).click()
  await expect(reader).toHaveURL('/my-account/claimGuestAccount')
  await reader.getByLabel('New password', { exact: true }).fill(password)
  await reader.getByLabel('Confirm new password').fill(password)
  await reader.getByRole('main').getByRole('button').last().click()
  await expect(reader).toHaveURL('/my-account/orders')
  await expect(reader.getByRole('table').getByRole('row')).toHaveCount(2)
  await elsewhere.close()
})

test('lets a guest leave, and takes the cart of the next one along at the sign-in (AUTH-25)', async ({
  page,
}) => {
  await beginAsGuest(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await beginAsGuest(page)
  await page.getByRole('link', { name: 'I have an account' }).click()
  await signIn(page, 'gb@manifold.test')
  await step(page, 'Shipping')
  await expect(page.getByRole('button', { name: 'Cart, 1 piece' })).toBeVisible()
})
