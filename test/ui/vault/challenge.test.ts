import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { framingOrigin, mountChallenge } from '../../../reference-vault/browser/mount-challenge.ts'
import type { ToShop } from '../../../reference-vault/browser/shop-line.ts'
import { challengePage } from '../../../reference-vault/pages/challenge-page.ts'
import type { Payment } from '../../../reference-vault/payments/payment.ts'

const SHOPS = ['http://127.0.0.1:4200', 'http://localhost:4200']

const payment: Payment = {
  id: 'pay_1',
  status: 'requires_action',
  amount: 1234.5,
  currencyCode: 'EUR',
  card: {
    creditCardType: 'Visa',
    creditCardLastFour: '3184',
    nameOnCreditCard: 'ALEX MORGAN',
    expirationMonth: 11,
    expirationYear: 2031,
    behaviour: 'asksAlways',
  },
  challenge: { secret: 'secret', by: 'frame' },
  movements: [],
  locale: 'en',
  shopOrigin: 'http://127.0.0.1:4200',
}

/** The page as the vault sends it, before its script is there. */
async function sentPage(given: Payment): Promise<HTMLElement> {
  const page = new DOMParser().parseFromString(
    String(await challengePage(given, { locale: 'de', shopOrigins: SHOPS })),
    'text/html',
  )
  document.body.innerHTML = page.body.innerHTML
  const main = document.querySelector('main')
  if (main === null) throw new Error('The page has no content.')
  return main
}

async function openQuestion(
  given: Payment = payment,
  answer: () => Promise<Response> = async () => Response.json({}),
) {
  const main = await sentPage(given)
  const told: ToShop[] = []
  const left: string[] = []
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  mountChallenge({
    main,
    line: { tell: (message) => void told.push(message), listen: () => {} },
    fetch,
    path: '/challenge/secret',
    leave: (address) => void left.push(address),
  })
  return { user: userEvent.setup(), told, left, fetch }
}

// Other files have the same page.
afterEach(() => document.body.replaceChildren())

it('names the amount and the card in the language of the customer', async () => {
  await openQuestion()
  expect(screen.getByText(/1\.234,50\s€ mit Ihrer Karte mit den Endziffern 3184/)).toBeVisible()
})

it.each(['requires_action', 'canceled'] as const)(
  'takes no press of a payment that is %s before its script hears it, and each after that',
  async (status) => {
    await sentPage({ ...payment, status })
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled()
    const { told } = await openQuestion({ ...payment, status })
    expect(told).toEqual([{ type: 'challenge-ready' }])
    for (const button of screen.getAllByRole('button')) expect(button).toBeEnabled()
  },
)

it('stores the answer before it tells the shop, and tells it no more than that there is one (T47)', async () => {
  const { user, told, fetch } = await openQuestion()
  await user.click(screen.getByRole('button', { name: 'Zahlung freigeben' }))
  const all = [{ type: 'challenge-ready' }, { type: 'challenge-ended' }]
  await vi.waitFor(() => expect(told).toEqual(all))
  expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"answer":"approve"}')
})

it.each([
  ['Zahlung freigeben', 'SUCCESS'],
  ['Zahlung ablehnen', 'ERROR'],
  ['Ohne Antwort schließen', 'ERROR'],
])('leads back to the shop from a page of its own after %s', async (name, status) => {
  const challenge = { secret: 'secret', by: 'redirect' } as const
  const { user, left, told } = await openQuestion({ ...payment, challenge })
  await user.click(screen.getByRole('button', { name }))
  const address = `http://127.0.0.1:4200/threeDSHandover?action=CHECKOUT_PLACE_ORDER&status=${status}`
  await vi.waitFor(() => expect(left).toEqual([address]))
  expect(told).toEqual([])
})

it('answers nothing when it is closed', async () => {
  const { user, told, fetch } = await openQuestion()
  await user.click(screen.getByRole('button', { name: 'Ohne Antwort schließen' }))
  expect(told.at(-1)).toEqual({ type: 'challenge-ended' })
  expect(fetch).not.toHaveBeenCalled()
})

it('says that an answer did not get through, and takes it again', async () => {
  let isDown = true
  const { user, told } = await openQuestion(payment, async () =>
    isDown ? new Response('', { status: 503 }) : Response.json({}),
  )
  const approve = screen.getByRole('button', { name: 'Zahlung freigeben' })
  await user.click(approve)
  expect(await screen.findByRole('alert')).toHaveTextContent(/konnte nicht gesendet werden/)
  expect(told).toHaveLength(1)
  isDown = false
  await user.click(approve)
  await vi.waitFor(() => expect(told).toHaveLength(2))
})

it('asks nothing about a payment that waits for no answer', async () => {
  await openQuestion({ ...payment, status: 'canceled' })
  expect(screen.queryByRole('button', { name: 'Zahlung freigeben' })).toBeNull()
  expect(screen.getByText('Diese Zahlung wartet auf keine Antwort mehr.')).toBeVisible()
})

it('speaks to the shop that frames it, and to no other page that the browser names (T44)', async () => {
  await openQuestion({ ...payment, shopOrigin: '' })
  const { dataset } = document.querySelector('main') ?? document.body
  expect(framingOrigin(dataset, 'http://localhost:4200')).toBe('http://localhost:4200')
  for (const told of ['https://evil.test', '', undefined]) {
    expect(framingOrigin(dataset, told)).toBe('http://127.0.0.1:4200')
  }
})
