/** What a visitor does who comes into the shop, whatever the journey. */
import { type BrowserContext, type ConsoleMessage, expect, type Page } from '@playwright/test'

export const password = 'Manifold-2026'

/** Everything a page complains of: errors of scripts, of the console, of the content security policy. */
export function complaintsOf(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('weberror', (problem) => complaints.push(String(problem.error())))
  context.on('console', (line) => {
    // An address without a page says so by its status, which the browser counts as an error.
    if (isNotFound(line)) return
    if (line.type() === 'error') complaints.push(`${line.text()} ${line.location().url}`)
  })
  return complaints
}

function isNotFound(line: ConsoleMessage): boolean {
  const isOfPage = line.location().url === line.page()?.url()
  return isOfPage && line.text().includes('status of 404')
}

/** Signs in on the page where one is: the sign-in page, or the dialog over any other. */
export async function signIn(page: Page, emailAddress: string, typed = password): Promise<void> {
  const email = page.getByRole('textbox', { name: 'Email', exact: true })
  await email.fill(emailAddress)
  await page.getByLabel('Password', { exact: true }).fill(typed)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

/**
 * Comes into the shop as a customer who has signed in, at the page that one wants to see. The session is a real
 * one and the tab holds it as the shop does; the form has journeys of its own (`comeInByForm`).
 */
export async function comeIn(page: Page, emailAddress: string, address: string): Promise<void> {
  // By the browser's own cookies: the cart of a visitor goes over to the account.
  const answer = await page.request.post('/api/scope/login', { data: { emailAddress, password } })
  const { token }: { readonly token: unknown } = await answer.json()
  expect(token, `${emailAddress} may sign in`).toEqual(expect.any(String))
  // A page of the same origin in which nothing runs.
  await page.goto('/favicon.svg')
  await page.evaluate((value) => sessionStorage.setItem('manifold.token', value), String(token))
  await page.goto(address)
  // A product writes into its address at once what its code begins with.
  await expect(page).toHaveURL(
    ({ origin, pathname }) => pathname === new URL(address, origin).pathname,
  )
}

/** Comes into the shop by the form of the sign-in page, which leads on to the page that one wants to see. */
export async function comeInByForm(
  page: Page,
  emailAddress: string,
  address: string,
): Promise<void> {
  await page.goto(`/my-account/login?redirect=${encodeURIComponent(address)}`)
  await signIn(page, emailAddress)
  await expect(page).toHaveURL(address)
}
