/**
 * A card number that is typed on the payment step is found nowhere but at the vault: in no request to the shop, no
 * storage, console or document of it, and in no journal, log or file of its server (CART-10, T46).
 */
import { cp, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { signedInBuyer } from './buyer.ts'
import { bankPage, typeCard, useCard } from './card-form.ts'
import { filledFolder } from './filled-folder.ts'
import { serverProcess } from './server-process.ts'
import { expect, test } from './shop.ts'

const number = '4000002760003184'
/** The number however it is written: with gaps, with hyphens, encoded in an address. */
const canary = new RegExp(number.split('').join(String.raw`(?:%[\dA-Fa-f]{2}|\D){0,3}`))

test('keeps a typed card number from everything but the vault (CART-10, T46)', async ({
  context,
}) => {
  for (const written of [
    '4000 0027 6000 3184',
    '4000-0027-6000-3184',
    '4000%200027%206000%203184',
  ]) {
    expect(written).toMatch(canary)
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'manifold-e2e-'))
  await cp(await filledFolder(), folder, { recursive: true })
  const log = await open(path.join(folder, 'server.log'), 'w')
  const server = await serverProcess(folder, { log: log.fd })
  await server.start()
  try {
    const sent = requestsOf(context)
    const seen: string[] = []
    context.on('console', (line) => seen.push(line.text()))
    const buyer = await signedInBuyer(server, 'gb@manifold.test')
    await buyer.fillCheckout()
    const page = await context.newPage()
    const look = async () => seen.push(await everythingIn(page))
    await buyer.enter(page, `${server.origin}/checkout/payment`)
    await page.getByText('Credit card', { exact: true }).click()
    await typeCard(page, number)
    await look()
    await useCard(page)
    await page.getByRole('button', { name: 'Review your order' }).click()
    await page.getByRole('button', { name: 'Place order' }).click()
    await bankPage(page).getByRole('button', { name: 'Approve payment' }).click()
    await expect(page.getByText('Thank you, your order is placed')).toBeVisible()
    await look()
    seen.push(JSON.stringify(await context.cookies()))
    seen.push(await (await fetch(`${server.origin}/test/journal`)).text())

    const requests = await Promise.all(sent)
    const isOfVault = ({ url }: SentRequest) => url.startsWith(server.vaultOrigin)
    const isFound = ({ text }: SentRequest) => canary.test(text)
    // What is looked for is there to be found.
    expect(requests.filter(isOfVault).filter(isFound)).toHaveLength(1)
    const others = requests.filter((request) => !isOfVault(request))
    expect(others.filter(({ method }) => method === 'POST').length).toBeGreaterThan(1)
    expect(others.filter(isFound)).toEqual([])
    for (const text of seen) expect(text).not.toMatch(canary)

    // A page that is at rest asks what waits for its customer.
    await page.goto('about:blank')
    await server.end('SIGTERM')
    // The vault is a process of its own, and ends a moment later.
    await expect.poll(() => readdir(path.join(folder, 'vault'))).not.toContain('vault.lock')
    const files = await textsIn(folder)
    // The database lies there, and the vault beside it with the last digits.
    expect(files.some(({ text }) => text.includes('"creditCardLastFour":"3184"'))).toBe(true)
    expect(files.some(({ name }) => name.includes('pg_wal'))).toBe(true)
    expect(files.filter(({ text }) => canary.test(text)).map(({ name }) => name)).toEqual([])
  } finally {
    await server.end('SIGKILL')
    await log.close()
    await rm(folder, { recursive: true, force: true })
  }
})

interface SentRequest {
  readonly url: string
  readonly method: string
  /** Address, headers and body. */
  readonly text: string
}

function requestsOf(context: BrowserContext): readonly Promise<SentRequest>[] {
  const sent: Promise<SentRequest>[] = []
  context.on('request', (request) => {
    const [url, method, body] = [request.url(), request.method(), request.postData() ?? '']
    const whole = (headers: object) => ({
      url,
      method,
      text: [url, JSON.stringify(headers), body].join('\n'),
    })
    sent.push(request.allHeaders().then(whole))
  })
  return sent
}

/** The document with what stands in its fields, its history, and every storage of its origin. */
function everythingIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = (request: IDBRequest) =>
      new Promise((resolve) => {
        request.addEventListener('success', () => resolve(request.result))
      })
    const databases: unknown[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answer(indexedDB.open(name))
      if (!(database instanceof IDBDatabase)) continue
      for (const store of database.objectStoreNames) {
        databases.push(await answer(database.transaction(store).objectStore(store).getAll()))
      }
      database.close()
    }
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
    return JSON.stringify([
      document.documentElement.outerHTML,
      fields.map(({ value }) => value),
      history.state,
      [localStorage, sessionStorage].map((storage) => Object.entries(storage)),
      databases,
    ])
  })
}

async function textsIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      return { name: file, text: (await readFile(file)).toString('latin1') }
    }),
  )
}
