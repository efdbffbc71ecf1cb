/** What a reader of the shop sees of contents that are in Strapi. */
import { expect, test } from '@playwright/test'

const contents = process.env['CONTENTS'] ?? ''

for (const [path, heading, block, other] of [
  ['/about', 'About us', 'The plant', 'Das Werk'],
  ['/de/about', 'Über uns', 'Das Werk', 'The plant'],
] as const) {
  test(`shows ${path} in the language of its address, with the pictures of Strapi`, async ({
    page,
  }) => {
    const refused: string[] = []
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('heading', { name: block })).toBeVisible()
    await expect(page.getByRole('heading', { name: other })).toHaveCount(0)
    const picture = page.locator(`main img[src^="${contents}/uploads/built_to_a_code"]`)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(refused).toEqual([])
  })
}

test('asks what a form in Strapi asks, and hands the answers to the engine', async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('main')
  await form.getByLabel('Name').fill('Nora Field')
  await form.getByLabel('Email address').fill('nora@x.test')
  await form.getByLabel('What is it about').selectOption('product')
  await form.getByLabel('Message').fill('Which seal is in TM2?')
  const sending = page.waitForRequest(/addFormResponse/)
  await form.getByRole('button', { name: 'Send message' }).click()
  expect((await sending).url()).not.toContain(contents)
  await expect(form.getByRole('heading', { name: 'Your form has arrived' })).toBeVisible()
})

test('shows a preview to whoever comes from Strapi, and to nobody else', async ({ page }) => {
  const mark = page.getByText('Preview', { exact: true })
  await page.goto('/product/tm200-orbital-motor')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(mark).toHaveCount(0)
  await page.goto('/product/tm200-orbital-motor', { referer: `${contents}/admin/` })
  await expect(mark.first()).toBeVisible()
})

test('lists the posts of Strapi newest first, six on a page', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6)
})
