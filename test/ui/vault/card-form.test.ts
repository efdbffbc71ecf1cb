import { screen, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mountCardForm } from '../../../reference-vault/browser/mount-card-form.ts'
import { shopLine } from '../../../reference-vault/browser/shop-line.ts'
import { cardPage } from '../../../reference-vault/pages/card-page.ts'
import { withoutBlanks } from '../../../reference-vault/card/card-number.ts'
import type { Locale } from '../../../reference-vault/pages/words/words.ts'

const SHOP = 'http://127.0.0.1:4200'
const NOW = new Date('2027-03-09T12:00:00Z')
const TOKEN = { paymentToken: 'tok_1', creditCardType: 'Visa', creditCardLastFour: '4242' }

/** The window of the frame: its parent is the shop, whose messages it can be sent. */
function frame() {
  const told: object[] = []
  const shop = {
    postMessage: (message: object, origin: string) => told.push({ ...message, origin }),
  }
  const hearers: ((event: object) => void)[] = []
  const window = {
    parent: shop,
    addEventListener: (_: string, hear: (event: object) => void) => hearers.push(hear),
  }
  const say = (data: unknown, from: object = {}) => {
    for (const hear of hearers) hear({ data, origin: SHOP, source: shop, ...from })
  }
  return { window: window as unknown as Window, told, say }
}

async function openForm(
  locale: Locale = 'en',
  answer: () => Promise<Response> = async () => Response.json(TOKEN),
) {
  const markup = String(await cardPage({ locale, shopOrigin: SHOP, placement: 'checkout' }, NOW))
  const page = new DOMParser().parseFromString(markup, 'text/html')
  document.documentElement.lang = page.documentElement.lang
  document.body.innerHTML = page.body.innerHTML
  const form = document.querySelector('form')
  if (form === null) throw new Error('The page has no form.')
  const { window, told, say } = frame()
  const fetch = vi.fn<typeof globalThis.fetch>(answer)
  mountCardForm({ form, line: shopLine(window, SHOP), fetch, now: () => NOW })
  const submit = () => say({ source: 'manifold-shop', type: 'submit' })
  const toldOf = (type: string) => told.filter((each) => 'type' in each && each.type === type)
  return { user: userEvent.setup(), fetch, say, submit, told, toldOf }
}

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Name on card'), 'alex morgan')
  await user.type(screen.getByLabelText('Credit Card Number'), '4242424242424242')
  await user.selectOptions(screen.getByLabelText('Expiration Month'), '11')
  await user.selectOptions(screen.getByLabelText('Expiration Year'), '2031')
  await user.type(screen.getByLabelText('Security Code'), '123')
}

// Other files have the same page.
afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.lang = ''
})

describe('the form for a card', () => {
  it('shows a typed name in capitals and a typed number in groups (CART-13)', async () => {
    const { user, toldOf } = await openForm()
    await fillIn(user)
    expect(screen.getByLabelText('Name on card')).toHaveValue('ALEX MORGAN')
    expect(screen.getByLabelText('Credit Card Number')).toHaveValue('4242 4242 4242 4242')
    expect(toldOf('changed').at(-1)).toMatchObject({ isComplete: true, origin: SHOP })
    expect(toldOf('changed').at(0)).toMatchObject({ isComplete: false })
  })

  it('keeps the caret where a digit is put in', async () => {
    const { user } = await openForm()
    const number = screen.getByLabelText<HTMLInputElement>('Credit Card Number')
    await user.type(number, '42424242')
    await user.type(number, '5', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(number).toHaveValue('4254 2424 2')
    expect(number.selectionStart).toBe(3)
  })

  it('tells under each field what is missing, and the shop which fields (CART-12)', async () => {
    const { submit, fetch, toldOf } = await openForm()
    submit()
    for (const label of [
      'Name on card',
      'Credit Card Number',
      'Security Code',
      'Expiration Month',
      'Expiration Year',
    ]) {
      const field = screen.getByLabelText(label)
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription(
        expect.stringContaining(`${label} is a required field`),
      )
    }
    expect(toldOf('refused')).toMatchObject([
      {
        fields: [
          'nameOnCreditCard',
          'creditCardNumber',
          'securityCode',
          'expirationMonth',
          'expirationYear',
        ],
      },
    ])
    expect(fetch).not.toHaveBeenCalled()
  })

  it('tells that a number is too short or too long, until it is neither (CART-11)', async () => {
    const { user, submit } = await openForm()
    await fillIn(user)
    const number = screen.getByLabelText<HTMLInputElement>('Credit Card Number')
    await user.clear(number)
    await user.type(number, '424242424242')
    submit()
    expect(number).toHaveAccessibleDescription(expect.stringContaining('must be at least 13'))
    await user.type(number, '4242')
    expect(number).toBeValid()
    await user.type(number, '4242')
    submit()
    expect(number).toHaveAccessibleDescription(expect.stringContaining('must be no more than 19'))
    expect(withoutBlanks(number.value)).toBe('42424242424242424242')
  })

  it('hands the shop a token, the brand and the last digits, once for two presses (T46)', async () => {
    const { user, submit, fetch, toldOf, told } = await openForm()
    await fillIn(user)
    submit()
    submit()
    await vi.waitFor(() => expect(toldOf('token')).toMatchObject([{ ...TOKEN, origin: SHOP }]))
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(told).replaceAll(' ', '')).not.toContain('4242424242424242')
  })

  it.each([
    [async () => new Response('', { status: 503 }), 'server'],
    [() => Promise.reject(new TypeError('fetch failed')), 'network'],
  ] as const)('tells that there is no token, and keeps what is typed', async (answer, reason) => {
    const { user, submit, toldOf } = await openForm('en', answer)
    await fillIn(user)
    submit()
    await vi.waitFor(() => expect(toldOf('failed')).toMatchObject([{ reason }]))
    expect(screen.getByLabelText('Security Code')).toHaveValue('123')
  })

  it('shows what only the server refuses', async () => {
    const problems = { creditCardNumber: 'notACard' }
    const { user, submit, toldOf } = await openForm('en', async () =>
      Response.json({ problems }, { status: 422 }),
    )
    await fillIn(user)
    submit()
    await vi.waitFor(() =>
      expect(toldOf('refused')).toMatchObject([{ fields: ['creditCardNumber'] }]),
    )
    expect(screen.getByLabelText('Credit Card Number')).toBeInvalid()
  })

  it('takes the focus where the shop asks for it', async () => {
    const { say, submit } = await openForm()
    submit()
    say({ source: 'manifold-shop', type: 'focus', field: 'securityCode' })
    expect(screen.getByLabelText('Security Code')).toHaveFocus()
    say({ source: 'manifold-shop', type: 'focus' })
    expect(screen.getByLabelText('Name on card')).toHaveFocus()
  })

  it('hears nothing of another origin, another window or another shape (T44)', async () => {
    const { user, say, fetch, toldOf } = await openForm()
    await fillIn(user)
    const good = { source: 'manifold-shop', type: 'submit' }
    say(good, { origin: 'http://127.0.0.1:4999' })
    say(good, { source: {} })
    for (const bad of [
      null,
      'submit',
      7,
      [],
      { type: 'submit' },
      { ...good, source: 'x' },
      { ...good, type: ['submit'] },
    ]) {
      say(bad)
    }
    expect(fetch).not.toHaveBeenCalled()
    expect(toldOf('refused')).toEqual([])
  })

  it.each([
    ['de', 'Kreditkartennummer ist ein Pflichtfeld'],
    ['es', 'Número de tarjeta es un campo obligatorio'],
    ['fr', 'Numéro de carte est un champ obligatoire'],
  ] as const)('speaks %s', async (locale, text) => {
    const { submit } = await openForm(locale)
    submit()
    expect(within(document.body).getByText(text)).toBeVisible()
  })
})
