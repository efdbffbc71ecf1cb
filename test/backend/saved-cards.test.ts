import { expect, it, vi } from 'vitest'
import { addressIdOf } from '../../reference-backend/seed/account-rows.ts'
import { savedCardIdOf } from '../../reference-backend/seed/payment-rows.ts'
import { namedId } from '../../reference-backend/database/identifier.ts'
import { type Json, post, signedIn } from './customer.ts'
import { onEachEngine } from './each-engine.ts'
import { allRows } from './all-rows.ts'

const US = 'us@manifold.test'
const OTHER = 'other-us@manifold.test'
const GOOD = '4242424242424242'
const CANARY = '4539578763621486'

onEachEngine('saved cards', (shop, onAny) => {
  const names = (body: Json) =>
    body.accountPaymentMethods.map((card: Json) => card.accountPaymentMethodName)

  it('are listed with the primary one, and in the account (CART-10)', async () => {
    const us = await signedIn(shop(), US)
    const { body } = await us.read('getAccountPaymentMethods')
    expect(names(body)).toEqual(['Purchasing card', 'Bank asks', 'Old card'])
    expect(body.primaryPaymentMethodID).toBe(savedCardIdOf(US, 'Purchasing card'))
    expect(body.frameAddress).toMatch(/\/card$/)
    expect(body.accountPaymentMethods[2]).toMatchObject({
      creditCardType: 'Visa',
      creditCardLastFour: '0069',
      expirationMonth: '03',
      expirationYear: '2025',
    })
    const { account } = (await us.read('getAccount')).body
    expect(account.accountPaymentMethods).toEqual(body.accountPaymentMethods)
    expect(account.primaryPaymentMethod.accountPaymentMethodID).toBe(body.primaryPaymentMethodID)
  })

  onAny(() => {
    it('are added by a token, which is good once (T46)', async () => {
      const us = await signedIn(shop(), US)
      const paymentToken = await shop().vault().tokenFor(GOOD)
      const request = {
        paymentToken,
        accountPaymentMethodName: 'Second card',
        primaryFlag: true,
        billingAccountAddress: { accountAddressID: addressIdOf(US, 'Main plant') },
      }
      const { body } = await us.write('addAccountPaymentMethod', request)
      expect(body.errors).toEqual({})
      expect(names(body)).toContain('Second card')
      expect(body.primaryPaymentMethodID).toBe(body.newAccountPaymentMethodID)
      const added = body.accountPaymentMethods.at(-1)
      expect(added.billingAddress.streetAddress).toBe('1840 Foundry Road')
      expect(added.nameOnCreditCard).toBe('ALEX MORGAN')

      const other = await signedIn(shop(), OTHER)
      const again = await other.write('addAccountPaymentMethod', { paymentToken })
      expect(Object.keys(again.body.errors)).toEqual(['paymentToken'])
      const made = await us.write('addAccountPaymentMethod', { paymentToken: 'tok_made_up' })
      expect(made.body.errors).toEqual(again.body.errors)
    })
  })

  it('are added once for a token that is sent ten times at once', async () => {
    const us = await signedIn(shop(), US)
    const paymentToken = await shop().vault().tokenFor(GOOD)
    const adding = Array.from({ length: 10 }, () =>
      us.write('addAccountPaymentMethod', { paymentToken }),
    )
    await Promise.all(adding)
    expect(names((await us.read('getAccountPaymentMethods')).body)).toHaveLength(4)
  })

  it('can be renamed, made the primary one and removed; the oldest then takes its place', async () => {
    const us = await signedIn(shop(), US)
    const id = savedCardIdOf(US, 'Purchasing card')
    const renamed = await us.write('addAccountPaymentMethod', {
      selectedPaymentMethod: id,
      accountPaymentMethodName: 'Team card',
    })
    expect(names(renamed.body)).toEqual(['Team card', 'Bank asks', 'Old card'])
    const asks = savedCardIdOf(US, 'Bank asks')
    const primary = await us.write('setPrimaryPaymentMethod', { accountPaymentMethodID: asks })
    expect(primary.body.primaryPaymentMethodID).toBe(asks)
    const removed = await us.write('deleteAccountPaymentMethod', { accountPaymentMethodID: asks })
    expect(names(removed.body)).toEqual(['Team card', 'Old card'])
    expect(removed.body.primaryPaymentMethodID).toBe(id)
    const actions = (await shop().journal()).map(({ action }) => action)
    expect(actions.slice(-3)).toEqual([
      'addAccountPaymentMethod',
      'setPrimaryPaymentMethod',
      'deleteAccountPaymentMethod',
    ])
  })

  onAny(() => {
    it.each([
      ['addAccountPaymentMethod', 'selectedPaymentMethod'],
      ['setPrimaryPaymentMethod', 'accountPaymentMethodID'],
      ['deleteAccountPaymentMethod', 'accountPaymentMethodID'],
    ])('and missing ones are refused alike to a stranger by %s (T09)', async (action, field) => {
      const stranger = await signedIn(shop(), OTHER)
      const before = await allRows(shop().database, ['account_payment_method'])
      const foreign = await stranger.write(action, { [field]: savedCardIdOf(US, 'Bank asks') })
      const missing = await stranger.write(action, { [field]: namedId('no such card') })
      expect(foreign.body).toEqual(missing.body)
      expect(foreign.body.errors).toEqual({ [field]: ['The card could not be found.'] })
      expect(await allRows(shop().database, ['account_payment_method'])).toEqual(before)
    })

    it('take no billing address of another customer (T09)', async () => {
      const stranger = await signedIn(shop(), OTHER)
      const paymentToken = await shop().vault().tokenFor(GOOD)
      const add = (accountAddressID: string) =>
        stranger.write('addAccountPaymentMethod', {
          paymentToken,
          billingAccountAddress: { accountAddressID },
        })
      const foreign = await add(addressIdOf(US, 'Main plant'))
      const missing = await add(namedId('no such address'))
      expect(foreign.body).toEqual(missing.body)
      // A refusal has not used the token up.
      expect(
        (await stranger.write('addAccountPaymentMethod', { paymentToken })).body.errors,
      ).toEqual({})
    })

    it('are for customers only', async () => {
      for (const action of ['addAccountPaymentMethod', 'deleteAccountPaymentMethod']) {
        expect((await post(shop().fetch, action)).status).toBe(401)
      }
    })

    it.each([
      { creditCardNumber: CANARY },
      { accountPaymentMethodName: CANARY.replace(/(.{4})/g, '$1 ') },
      { newOrderPayment: { note: CANARY } },
      { unheardOf: [{ deep: CANARY }] },
      { paymentToken: CANARY },
    ])(
      'never take a card number, under whatever name, and write it nowhere (T46)',
      async (held) => {
        const lines: unknown[] = []
        for (const method of ['log', 'warn', 'error', 'info'] as const) {
          vi.spyOn(console, method).mockImplementation((...line) => void lines.push(line))
        }
        const us = await signedIn(shop(), US)
        const { body } = await us.write('addAccountPaymentMethod', {
          paymentToken: 'tok_x',
          ...held,
        })
        vi.restoreAllMocks()
        expect(Object.keys(body.errors)).toEqual(['creditCardNumber'])
        const written = JSON.stringify([await allRows(shop().database), lines, body])
        expect(written.replaceAll(/[\s-]/g, '')).not.toContain(CANARY)
      },
    )
  })
})
