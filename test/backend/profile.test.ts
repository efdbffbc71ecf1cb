import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../reference-backend/seed/accounts.ts'
import { account, passwordReset } from '../../reference-backend/database/schema/commerce.ts'
import { type Customer, post, signedIn } from './customer.ts'
import { onEachEngine } from './each-engine.ts'
import { TEST_NOW, type TestShop } from './test-shop.ts'

const US = 'us@manifold.test'
const EU = 'eu@manifold.test'
const NEW = 'purchasing@manifold.test'
const existingPassword = DEMO_PASSWORD
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)
const DEAD = {
  accountEmailAddressID: [
    'This code has expired or has been used already. Please ask for a new one.',
  ],
}

const wish = (customer: Customer, body: object) =>
  customer.write('updateAccount', { emailAddress: NEW, existingPassword, ...body })

/** Asks for a new address and returns the code in the email to it. */
async function codeFor(shop: TestShop, customer: Customer, emailAddress = NEW): Promise<string> {
  await wish(customer, { emailAddress })
  const letter = shop.emails.findLast(({ to }) => to === emailAddress)
  return letter?.text.split('\n').at(-1) ?? ''
}

const confirm = (customer: Customer, accountEmailAddressID: unknown) =>
  customer.write('verifyAccountEmailAddress', { accountEmailAddressID })

const canSignIn = async (shop: TestShop, emailAddress: string) =>
  (await post(shop.fetch, 'login', { body: { emailAddress, password: DEMO_PASSWORD } })).body
    .token !== undefined

onEachEngine('the telephone number of an account', (shop, onAny) => {
  it('is changed without a password, flat and as the engine nests it, and can be taken away', async () => {
    const customer = await signedIn(shop(), US)
    const flat = await customer.write('updateAccount', { phoneNumber: ' +1 312 555 0100 x12 ' })
    expect(flat.body.account.accountPhoneNumber).toBe('+1 312 555 0100 x12')
    const nested = await customer.write('updateAccount', {
      primaryPhoneNumber: { phoneNumber: '312 555 0199' },
    })
    expect(nested.body.account.primaryPhoneNumber).toEqual({ phoneNumber: '312 555 0199' })
    await customer.write('updateAccount', { 'primaryPhoneNumber.phoneNumber': '' })
    const { body } = await customer.read('getAccount')
    expect(body.account).toMatchObject({ accountPhoneNumber: '', accountEmailAddress: US })
  })

  onAny(() => {
    it.each([['12345'], ['1'.repeat(22)], ['call me'], ['1'.repeat(256)]])(
      'is refused where it is none: %s',
      async (phoneNumber) => {
        const customer = await signedIn(shop(), US)
        const { body } = await customer.write('updateAccount', { phoneNumber })
        expect(Object.keys(body.errors)).toEqual(['phoneNumber'])
      },
    )

    it('stays as it is where only another one of the fields is sent', async () => {
      const customer = await signedIn(shop(), US)
      const { account: before } = (await customer.read('getAccount')).body
      await wish(customer, {})
      const { account: after } = (await customer.read('getAccount')).body
      expect(after).toEqual(before)
      expect(before.accountPhoneNumber).not.toBe('')
    })
  })
})

onEachEngine('the name of an account', (shop) => {
  it('is refused to change, and may be sent as it is (ACCT-05)', async () => {
    const customer = await signedIn(shop(), US)
    const { firstName, lastName, company } = (await customer.read('getAccount')).body.account
    const names = { firstName, lastName, company }
    const same = await customer.write('updateAccount', { ...names, emailAddress: US.toUpperCase() })
    expect(same.body.errors).toEqual({})
    for (const field of Object.keys(names)) {
      const { body } = await customer.write('updateAccount', { ...names, [field]: 'Another' })
      expect(body.errors).toEqual({ [field]: ['This is changed by the service desk.'] })
    }
    expect(shop().emails).toEqual([])
  })
})

onEachEngine('the email address of an account', (shop, onAny) => {
  it('is changed by the code in an email to the new one; the old one is told, other browsers are signed out', async () => {
    const here = await signedIn(shop(), US)
    const there = await signedIn(shop(), US)
    await post(shop().fetch, 'forgotPassword', { body: { emailAddress: US } })
    const code = await codeFor(shop(), here)
    expect((await here.read('getAccount')).body.account.accountEmailAddress).toBe(US)
    expect((await there.read('getQuotes')).status).toBe(200)
    expect(shop().emails.at(-1)).toMatchObject({ to: US })
    expect(shop().emails.at(-1)?.text).toContain(`is to be changed to ${NEW}`)

    const { body } = await confirm(here, code)
    expect(body.account).toMatchObject({
      accountEmailAddress: NEW,
      primaryEmailAddress: { emailAddress: NEW },
    })
    expect(shop().emails.at(-1)).toMatchObject({ to: US })
    expect(shop().emails.at(-1)?.text).toContain(`is now ${NEW}`)
    expect((await here.read('getQuotes')).status).toBe(200)
    expect((await there.read('getQuotes')).status).toBe(401)
    expect(await shop().database.select().from(passwordReset)).toEqual([])
    expect([await canSignIn(shop(), NEW), await canSignIn(shop(), US)]).toEqual([true, false])
    const journal = await shop().journal()
    expect(journal.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['updateAccount', 'verifyAccountEmailAddress']),
    )
    expect(JSON.stringify(journal)).not.toContain(code)
  })

  it('is asked for with the password alone, which cannot be guessed beside that of a change of password (T12)', async () => {
    const customer = await signedIn(shop(), US)
    for (const wrong of ['guess', '', undefined, { toString: 1 }]) {
      const { body } = await wish(customer, {
        existingPassword: wrong,
        phoneNumber: '3125550000',
      })
      expect(Object.keys(body.errors)).toEqual(['existingPassword'])
    }
    for (let guess = 2; guess <= 5; guess += 1) {
      await customer.write('changePassword', {
        existingPassword: `guess ${guess}`,
        password: 'Manifold-2027',
        passwordConfirm: 'Manifold-2027',
      })
    }
    expect((await wish(customer, {})).status).toBe(429)
    expect(shop().emails).toEqual([])
    expect((await customer.read('getAccount')).body.account.accountPhoneNumber).not.toBe(
      '3125550000',
    )
  })

  it('is refused by its code where another customer has opened an account with it meanwhile', async () => {
    const customer = await signedIn(shop(), US)
    const code = await codeFor(shop(), customer)
    await shop()
      .database.update(account)
      .set({ emailAddress: NEW })
      .where(eq(account.emailAddress, EU))
    expect((await confirm(customer, code)).body.errors).toEqual({
      accountEmailAddressID: ['There is an account with this email address already.'],
    })
    expect((await customer.read('getAccount')).body.account.accountEmailAddress).toBe(US)
  })

  it('is confirmed once, within an hour, and by its own account alone', async () => {
    const customer = await signedIn(shop(), US)
    const other = await signedIn(shop(), EU)
    const code = await codeFor(shop(), customer)
    const second = await codeFor(shop(), customer, 'second@manifold.test')
    expect((await confirm(other, code)).body.errors).toEqual(DEAD)
    for (const made of ['', 'made-up', `${code}0`, code.replace(/^./, 'z'), { $gt: '' }]) {
      const { body } = await confirm(customer, made)
      expect(Object.keys(body.errors)).toEqual(['accountEmailAddressID'])
    }
    shop().setNow(minutesLater(59))
    const later = await signedIn(shop(), US)
    const replies = await Promise.all([confirm(later, code), confirm(later, code)])
    const taken = replies.filter(({ body }) => Object.keys(body.errors).length === 0)
    expect(taken).toHaveLength(1)
    expect((await confirm(later, second)).body.errors).toEqual(DEAD)
  })

  onAny(() => {
    it('that belongs to another account is answered like any other; its owner is told, and no code is sent (T11)', async () => {
      const customer = await signedIn(shop(), US)
      const taken = await wish(customer, { emailAddress: EU })
      const [toOwner] = shop().emails
      const free = await wish(customer, {})
      expect(taken.body).toEqual(free.body)
      expect(toOwner?.to).toBe(EU)
      expect(toOwner?.text).toMatch(/^There is an account for this email address already/)
      expect(await canSignIn(shop(), EU)).toBe(true)
    })

    it('is not confirmed any more after an hour, nor once the password has changed', async () => {
      const customer = await signedIn(shop(), US)
      const code = await codeFor(shop(), customer)
      shop().setNow(minutesLater(60))
      const late = await signedIn(shop(), US)
      expect((await confirm(late, code)).body.errors).toEqual(DEAD)
      const another = await codeFor(shop(), late)
      const password = 'Manifold-2027'
      await late.write('changePassword', { existingPassword, password, passwordConfirm: password })
      expect((await confirm(late, another)).body.errors).toEqual(DEAD)
    })

    it.each([['nobody'], [''], ['a b@c.d'], [`${'x'.repeat(256)}@manifold.test`]])(
      'is refused where it is none: %s',
      async (emailAddress) => {
        const { body } = await wish(await signedIn(shop(), US), { emailAddress })
        expect(Object.keys(body.errors)).toEqual(['emailAddress'])
      },
    )
  })

  it('costs one address five emails in a quarter of an hour (T12)', async () => {
    const customer = await signedIn(shop(), US)
    for (let letter = 1; letter <= 5; letter += 1)
      expect((await wish(customer, {})).status).toBe(200)
    expect((await wish(customer, {})).status).toBe(429)
    expect(shop().emails.filter(({ to }) => to === NEW)).toHaveLength(5)
  })

  it('is asked for once by a request that arrives twice, and by nobody without an account', async () => {
    const { token } = await signedIn(shop(), US)
    const body = { emailAddress: NEW, existingPassword }
    const sent = { token, body, requestID: 'profile-once-1' }
    const replies = [
      await post(shop().fetch, 'updateAccount', sent),
      await post(shop().fetch, 'updateAccount', sent),
      await post(shop().fetch, 'updateAccount', { body }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 409, 401])
    expect(shop().emails.filter(({ to }) => to === NEW)).toHaveLength(1)
  })
})
