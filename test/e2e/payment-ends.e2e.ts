/**
 * The ends of a payment by card, met in turn by Back, a reload, a second press and a lost answer: nothing is charged
 * twice, and no order is placed twice (CART-08, CART-09, CART-16, CART-17). What was charged is asked of the vault.
 * Every end meets every disturbance in the chart of the placement and in the tests of the backend.
 */
import type { Page } from '@playwright/test'
import { type Buyer, signedInBuyer } from './buyer.ts'
import { bankPage } from './card-form.ts'
import type { ShopServer } from './shop-server.ts'
import { expect, test } from './shop.ts'

/** Without saved cards, so that every card is typed. The second one loses the answer to every write. */
const customer = 'gb@manifold.test'
const withLostAnswers = 'dropping@manifold.test'

type Disturbance = 'Back' | 'a reload' | 'a second press' | 'a lost answer'
const disturbances: readonly Disturbance[] = ['a second press', 'a reload', 'Back', 'a lost answer']

/** Presses a button, or presses it twice as people do who have no patience. */
type Press = (name: string) => Promise<void>

interface End {
  readonly status: string
  readonly card: string
  /** What the page says of it after the press. */
  readonly says: string
  /** What is done before the page is disturbed. */
  readonly hold?: (server: ShopServer) => Promise<void>
  /** Leads from there to where the page comes to rest. */
  readonly finish?: (page: Page, press: Press, server: ShopServer) => Promise<void>
  /** What the vault moves in all; undefined: nothing. */
  readonly moves?: 'charge' | 'authorize'
  readonly isPlaced: boolean
}

const toReview = 'Review your order'
const thanks = 'Thank you, your order is placed'

/** In this order every disturbance meets an end that charges. */
const ends: readonly End[] = [
  {
    status: 'succeeded',
    card: '4242 4242 4242 4242',
    says: thanks,
    moves: 'charge',
    isPlaced: true,
  },
  {
    status: 'processing',
    card: '4000 0000 0000 9011',
    says: 'Your payment is being processed, do not pay again',
    // On a busy machine a reload may take longer than the vault does to decide.
    hold: ({ vaultOrigin }) => setAhead(vaultOrigin, -60),
    finish: async (page, _, { vaultOrigin }) => {
      await setAhead(vaultOrigin, 10)
      // The page asks by itself, too; when it has, there is nothing left to press.
      void page
        .getByRole('button', { name: 'Check now' })
        .click()
        .catch(() => undefined)
      await expect(page.getByText(thanks)).toBeVisible()
      await setAhead(vaultOrigin, 0)
    },
    moves: 'charge',
    isPlaced: true,
  },
  {
    status: 'requires_payment_method',
    card: '4000 0000 0000 0002',
    says: 'Your payment was declined.',
    finish: (_, press) => press('Try this payment again'),
    isPlaced: false,
  },
  {
    status: 'requires_action',
    card: '4000 0027 6000 3184',
    says: 'Verification by your bank',
    finish: async (page) => {
      await bankPage(page).getByRole('button', { name: 'Approve payment' }).click()
    },
    moves: 'charge',
    isPlaced: true,
  },
  {
    status: 'requires_confirmation',
    card: '4000 0000 0000 9037',
    says: 'Please confirm this payment',
    finish: (_, press) => press('Confirm payment'),
    moves: 'charge',
    isPlaced: true,
  },
  {
    status: 'canceled',
    card: '4000 0000 0000 9029',
    says: 'The payment was canceled',
    finish: (_, press) => press('Place order'),
    isPlaced: false,
  },
  {
    status: 'requires_capture',
    card: '4000 0000 0000 9045',
    says: thanks,
    moves: 'authorize',
    isPlaced: true,
  },
  {
    status: 'paid, and the order not written',
    card: '4000 0000 0000 9052',
    says: 'Your payment went through, but the order has not been placed yet',
    finish: (_, press) => press('Try again'),
    moves: 'charge',
    isPlaced: true,
  },
]

test.use({ provoked: /^Failed to load resource/ })

for (const [at, disturbance] of disturbances.entries()) {
  const met = ends.filter((_, index) => index % disturbances.length === at)
  test(`charges once at most when a payment meets ${disturbance} (CART-08, CART-09)`, async ({
    page,
    server,
  }) => {
    const buyer = await signedInBuyer(
      server,
      disturbance === 'a lost answer' ? withLostAnswers : customer,
    )
    for (const end of met) {
      await test.step(end.status, async () => {
        const before = await stateOf(buyer, server)
        await buyer.fillCheckout()
        await buyer.giveCard(end.card)
        await forgetAll(page)
        // To go back there has to be a page before.
        await buyer.enter(page, `/checkout/${disturbance === 'Back' ? 'payment' : 'review'}`)
        if (disturbance === 'Back') await page.getByRole('button', { name: toReview }).click()
        await walk(page, server, end, disturbance)
        const after = await stateOf(buyer, server)
        const { moves } = end
        expect(after.moved).toEqual(
          moves ? { ...before.moved, [moves]: (before.moved[moves] ?? 0) + 1 } : before.moved,
        )
        expect(after.orders - before.orders).toBe(end.isPlaced ? 1 : 0)
      })
    }
  })
}

/** Leaves the tab as a new one would be; to open a new one each time takes a fifth of the time. */
async function forgetAll(page: Page): Promise<void> {
  await page.goto('/favicon.svg')
  await page.evaluate(() => sessionStorage.clear())
}

async function walk(page: Page, server: ShopServer, end: End, disturbance: Disturbance) {
  const press: Press = async (name) => {
    const button = page.getByRole('button', { name, exact: true })
    await (disturbance === 'a second press' ? button.dblclick() : button.click())
  }
  await press('Place order')
  const said = page.getByText(end.says, { exact: true }).first()
  await expect(said).toBeVisible()
  await end.hold?.(server)
  if (disturbance === 'a reload') await page.reload()
  if (disturbance === 'Back') {
    await page.goBack()
    await expect(said).toBeHidden()
    await page.goForward()
  }
  await expect(said).toBeVisible()
  await end.finish?.(page, press, server)
  await expect(
    page.getByText(end.isPlaced ? thanks : end.says, { exact: true }).first(),
  ).toBeVisible()
}

interface State {
  /** How often the vault has moved money, or a promise of it, by the name of the movement. */
  readonly moved: Readonly<Record<string, number>>
  readonly orders: number
}

async function stateOf(buyer: Buyer, { vaultOrigin }: ShopServer): Promise<State> {
  const { payments } = await (await fetch(`${vaultOrigin}/test/payments`)).json()
  const { ordersOnAccount } = await buyer.read('getAllOrdersOnAccount')
  const moved: Record<string, number> = {}
  for (const { movements } of payments) {
    for (const { kind } of movements) moved[kind] = (moved[kind] ?? 0) + 1
  }
  return { moved, orders: ordersOnAccount.recordsCount }
}

/** Puts the clock of the vault ahead: it decides a payment in the making after six seconds. */
async function setAhead(vaultOrigin: string, seconds: number): Promise<void> {
  const now = seconds === 0 ? '' : new Date(Date.now() + seconds * 1000).toISOString()
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify({ now })
  await fetch(`${vaultOrigin}/test/clock`, { method: 'POST', headers, body })
}
