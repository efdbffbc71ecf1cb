/** Coming in, going out, and coming in again in the middle of work. */
import { calculatePrice, pricePanel, wishNewQuote, written } from './product-page.ts'
import { comeIn, comeInByForm, expect, password, signIn, test } from './shop.ts'

const landing = '/my-account/profile'

/** Ways to write an address that is not one of this shop's. */
const foreign = [
  'https://shop.invalid/my-account',
  '//shop.invalid',
  '/\\shop.invalid',
  '/%2F%2Fshop.invalid',
  '/.//shop.invalid',
  '/\t/shop.invalid',
  'https:shop.invalid',
  'javascript:document.title="taken"',
  '/my-account/logout',
]

test('says what is wrong and keeps the email when the password is wrong (AUTH-13)', async ({
  page,
  shop,
}) => {
  await page.goto('/my-account/login')
  await signIn(page, 'us@manifold.test', 'Manifold-2025')
  await expect(page.getByRole('alert')).toContainText('Incorrect Username or Password')
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(
    'us@manifold.test',
  )
  await signIn(page, 'us@manifold.test')
  await expect(page).toHaveURL(landing)
  expect(await shop.commits()).toEqual([])
})

test('shows the success of a sign-in at the top right for a moment (AUTH-14, SHELL-15)', async ({
  page,
}) => {
  await page.goto('/my-account/login')
  await signIn(page, 'us@manifold.test')
  const toast = page.getByRole('region', { name: 'Messages' }).getByRole('group')
  await expect(toast).toContainText('You are signed in.')
  const { x = 0, y = 0, width = 0 } = (await toast.boundingBox()) ?? {}
  expect(y).toBeLessThan(120)
  expect(x + width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 40)
  await expect(toast).toHaveCount(0)
})

test('tells the owner of a locked account that it is locked (AUTH-08)', async ({ page }) => {
  await page.goto('/my-account/login')
  await signIn(page, 'locked@manifold.test')
  await expect(page.getByRole('alert')).toContainText('locked')
  await expect(page).toHaveURL('/my-account/login')
})

test('sends a visitor of a guarded page to the sign-in page and back, query and all (ROUTE-49)', async ({
  page,
}) => {
  await page.goto('/my-account/quotes?tab=draft&page=2')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await signIn(page, 'us@manifold.test')
  await expect(page).toHaveURL('/my-account/quotes?tab=draft&page=2')
  await expect(page.getByRole('table')).toContainText('Street sweeper brushes')
})

test('follows the redirect with its query after signing in (AUTH-06)', async ({ page }) => {
  await comeInByForm(page, 'us@manifold.test', '/shop?keyword=wheel%20motor')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('wheel motor')
})

test('ends at the address that was asked for in the language that it names (AUTH-06)', async ({
  page,
}) => {
  await page.goto(`/my-account/login?redirect=${encodeURIComponent('/de/my-account/quotes')}`)
  await signIn(page, 'us@manifold.test')
  await expect(page).toHaveURL('/de/my-account/quotes')
  await expect(page.getByRole('heading', { level: 1, name: 'Angebote' })).toBeVisible()
})

test('lands on the profile when the redirect leads to another site (ROUTE-45)', async ({
  page,
  baseURL,
}) => {
  await page.goto(`/my-account/login?redirect=${encodeURIComponent('//shop.invalid/')}`)
  await signIn(page, 'us@manifold.test')
  await expect(page).toHaveURL(landing)
  for (const target of foreign) {
    await page.goto(`/my-account/login?redirect=${encodeURIComponent(target)}`)
    await expect(page, target).toHaveURL(`${baseURL}${landing}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  }
})

test.describe('with two tabs', () => {
  // What one of them is asking when the other signs out is refused.
  test.use({ provoked: /status of 401/ })

  test('signs out every tab when one of them signs out (ROUTE-44)', async ({ page, context }) => {
    await comeIn(page, 'us@manifold.test', landing)
    // A new tab learns from this one who is signed in; while it still draws its page, it may answer too late.
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/my-account/quotes')
    await expect(other.getByRole('tab', { name: 'Draft' })).toBeVisible()
    await page.getByRole('button', { name: 'Account menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Account', exact: true })
    await menu.getByRole('link', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await other.reload()
    await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  })
})

test.describe('a link that signs in', () => {
  test.use({ provoked: /status of 401/ })

  test('shows the token of a link to nobody while it asks, and still has it after a reload (T05)', async ({
    page,
    context,
  }) => {
    const canary = 'ca4a7e'.repeat(10)
    const asked: string[] = []
    await comeIn(page, 'us@manifold.test', landing)
    page.on('request', (request) => {
      asked.push([request.url(), request.headers()['referer'] ?? ''].join(' '))
    })
    await page.goto(`/ssoLogin?token=${canary}&redirect=%2Fmy-account%2Fquotes`)
    await expect(page.getByText(/^You are signed in as/)).toBeVisible()
    await expect(page).toHaveURL('/ssoLogin?redirect=%2Fmy-account%2Fquotes')
    const devtools = await context.newCDPSession(page)
    const { entries } = await devtools.send('Page.getNavigationHistory')
    expect(entries.map(({ url }) => url).join(' ')).not.toContain(canary)
    // The page itself is asked for by its address; nothing after it is.
    expect(asked.filter((line) => line.includes(canary))).toHaveLength(1)
    await page.reload()
    await page.getByRole('button', { name: 'Continue with the link' }).click()
    await expect(page.getByRole('alert')).toContainText('has been used or has expired')
    expect(asked.filter((line) => line.includes(canary))).toHaveLength(1)
  })
})

test.describe('when the session ends', () => {
  test.use({ provoked: /status of 401/ })

  test('asks for the password in place, keeps what is typed and adds it once', async ({
    page,
    shop,
  }) => {
    const product = '/product/tm200-orbital-motor?model=TM231A1U3BS'
    await comeIn(page, 'us@manifold.test', product)
    await calculatePrice(page)
    const wish = { name: 'Kept in mid-edit', daysLater: 5, materialNumber: 'M-0007' }
    const { dialog, date } = await wishNewQuote(page, wish)
    await shop.expireSession('us@manifold.test')
    await dialog.getByRole('button', { name: 'Add To Quote' }).click()

    const again = page.getByRole('dialog', { name: 'Please sign in again' })
    await expect(again).toContainText('us@manifold.test')
    await expect(page.getByLabel('Name of the new quote')).toHaveValue(wish.name)
    await expect(page.getByLabel('Preferred delivery date')).toHaveValue(date)
    await expect(page.getByLabel('Customer material number')).toHaveValue(wish.materialNumber)
    await again.getByLabel('Password', { exact: true }).fill(password)
    await again.getByRole('button', { name: 'Sign in' }).click()

    await expect(pricePanel(page)).toContainText('Quote created.')
    await expect(again).toBeHidden()
    await page.getByRole('link', { name: `Open quote ${wish.name}` }).click()
    const line = page.getByRole('row', { name: 'TM231A1U3BS' })
    await expect(line).toContainText('M-0007')
    await expect(line).toContainText(written(date))
    expect(await shop.commits()).toEqual(['addOrderItem'])
  })
})
