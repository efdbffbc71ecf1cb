import { expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../reference-backend/seed/accounts.ts'
import { get, post, signedIn } from './customer.ts'
import { onEachEngine } from './each-engine.ts'
import { TEST_NOW } from './test-shop.ts'

const US = 'us@manifold.test'
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

onEachEngine('signing in', (shop) => {
  const login = (emailAddress: string, password: string) =>
    post(shop().fetch, 'login', { body: { emailAddress, password } })

  it('answers token, account and empty carts', async () => {
    const { status, body } = await login('US@Manifold.test ', DEMO_PASSWORD)
    expect(status).toBe(200)
    expect(body.token.split('.')).toHaveLength(3)
    expect(body.account).toMatchObject({
      accountFirstName: 'Purchasing',
      addressZoneName: 'US',
      currencyCode: 'USD',
      enableAccountCredit: true,
      primaryEmailAddress: { emailAddress: US },
      primaryAddress: { address: { countrycode: 'US' } },
    })
    expect(body.cart.orderItems).toEqual([])
    expect(body.orderTemplateCart.orderTemplateItems).toEqual([])
    expect(body.failureActions).toEqual([])
  })

  it('answers a wrong password and an unknown address byte for byte alike', async () => {
    const wrong = await login(US, 'Manifold-2025')
    const unknown = await login('nobody@manifold.test', DEMO_PASSWORD)
    expect(wrong.body).toEqual(unknown.body)
    expect(wrong.status).toBe(unknown.status)
    expect(wrong.body.errors.emailAddress).toHaveLength(1)
    expect(wrong.body.failureActions).toEqual(['public:account.login'])
    expect(wrong.body.token).toBeUndefined()
  })

  it('tells the owner of a locked account, but not those who only guess', async () => {
    const owner = await login('locked@manifold.test', DEMO_PASSWORD)
    expect(owner.body.errors.password).toHaveLength(1)
    const guesser = await login('locked@manifold.test', 'guess')
    expect(guesser.body.errors.password).toBeUndefined()
  })

  it('keeps passwords out of the database and out of the journal', async () => {
    await login(US, DEMO_PASSWORD)
    const rows = JSON.stringify([await shop().journal()])
    expect(rows).toContain('login')
    expect(rows).not.toContain(DEMO_PASSWORD)
  })

  it('answers 429 with Retry-After after five failures, the right password included (T12)', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await login(US, `wrong ${attempt}`)).status).toBe(200)
    }
    const { status, headers, body } = await login(US, DEMO_PASSWORD)
    expect(status).toBe(429)
    expect(headers.get('retry-after')).toBe('900')
    expect(body.errors.emailAddress[0]).toContain('15 minutes')
    expect((await login('eu@manifold.test', DEMO_PASSWORD)).body.errors).toEqual({})
  })

  it('lets in again when the first failure is fifteen minutes old (T12)', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) await login(US, `wrong ${attempt}`)
    shop().setNow(minutesLater(14.9))
    expect((await login(US, DEMO_PASSWORD)).status).toBe(429)
    shop().setNow(minutesLater(15.1))
    expect((await login(US, DEMO_PASSWORD)).body.errors).toEqual({})
  })

  it('counts failures only and forgets them when the owner comes in', async () => {
    for (let attempt = 1; attempt <= 4; attempt += 1) await login(US, `wrong ${attempt}`)
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      expect((await login(US, DEMO_PASSWORD)).status).toBe(200)
    }
    expect((await login(US, 'wrong again')).status).toBe(200)
  })

  it('stops thirty guesses sent at once, even the right one among them (T12)', async () => {
    const guesses = [...Array.from({ length: 29 }, (_, index) => `guess ${index}`), DEMO_PASSWORD]
    const replies = await Promise.all(guesses.map((guess) => login(US, guess)))
    expect(replies.at(-1)?.status).toBe(429)
    expect(replies.every(({ body }) => body.token === undefined)).toBe(true)
  })
})

onEachEngine(
  'many accounts from one address',
  (shop) => {
    it('answers 429 once so many accounts have failed from one network address (T12)', async () => {
      for (let attempt = 1; attempt <= 5; attempt += 1) {
        const body = { emailAddress: `person${attempt}@manifold.test`, password: 'guess' }
        await post(shop().fetch, 'login', { body })
      }
      const body = { emailAddress: US, password: DEMO_PASSWORD }
      expect((await post(shop().fetch, 'login', { body })).status).toBe(429)
    })
  },
  { config: { attemptsPerAddress: 5 } },
)

onEachEngine('a session', (shop) => {
  const account = async (token: string) => get(shop().fetch, 'getAccount', { token })

  it('is anonymous without a token, and for the texts null and undefined', async () => {
    for (const token of [undefined, 'null', 'undefined', '']) {
      const reply = await get(shop().fetch, 'getAccount', token === undefined ? {} : { token })
      expect(reply.status).toBe(200)
      expect(reply.body.account.accountID).toBe('')
    }
  })

  it('answers 401 to account calls without a token', async () => {
    const { status, body } = await get(shop().fetch, 'getQuotes')
    expect(status).toBe(401)
    expect(body).toEqual({ messages: [{ message: 'login_required', messageType: 'error' }] })
  })

  it('answers 401 to a forged, a foreign and an expired token', async () => {
    const token = await shop().signIn(US)
    const [header, payload, signature] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString())
    const admin = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 1 })).toString(
      'base64url',
    )
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    const forged = [
      `${header}.${admin}.${signature}`,
      `${unsigned}.${payload}.`,
      `${header}.${payload}.${signature}x`,
      'nonsense',
    ]
    for (const each of forged) {
      const { status, body } = await account(each)
      expect(status).toBe(401)
      expect(body).toEqual({ messages: [{ message: 'invalid_token', messageType: 'error' }] })
    }
    expect((await account(token)).status).toBe(200)
    shop().setNow(minutesLater(15))
    expect((await account(token)).status).toBe(401)
  })

  it('renews a token older than five minutes while the old one stays good', async () => {
    const token = await shop().signIn(US)
    shop().setNow(minutesLater(4))
    expect((await account(token)).body.token).toBeUndefined()
    shop().setNow(minutesLater(6))
    const { token: renewed } = (await account(token)).body
    expect(renewed.split('.')).toHaveLength(3)
    expect(renewed).not.toBe(token)
    shop().setNow(minutesLater(14))
    expect((await account(token)).status).toBe(200)
    shop().setNow(minutesLater(20))
    expect((await account(token)).status).toBe(401)
    expect((await account(renewed)).status).toBe(200)
  })

  it('ends after twelve hours however busy it is', async () => {
    let token = await shop().signIn(US)
    for (let minutes = 10; minutes < 12 * 60; minutes += 10) {
      shop().setNow(minutesLater(minutes))
      token = (await account(token)).body.token ?? token
    }
    expect((await account(token)).status).toBe(200)
    shop().setNow(minutesLater(12 * 60))
    expect((await account(token)).status).toBe(401)
  })

  it('ends with every token of it when its customer signs out', async () => {
    const customer = await signedIn(shop(), US)
    const other = await shop().signIn(US)
    const { body } = await customer.write('logout', { returnJSONObjects: 'cart,account' })
    expect(body.token).toBe('')
    expect(body.account.accountID).toBe('')
    expect((await account(customer.token)).status).toBe(401)
    expect((await account(other)).status).toBe(200)
  })

  it('holds on a second server on the same database', async () => {
    const token = await shop().signIn(US)
    expect((await get(shop().secondFetch, 'getAccount', { token })).status).toBe(200)
    await post(shop().secondFetch, 'logout', { token })
    expect((await account(token)).status).toBe(401)
  })
})

onEachEngine('a new account', (shop) => {
  const person = {
    firstName: 'Nora',
    lastName: 'Field',
    emailAddress: 'Nora@x.test',
    emailAddressConfirm: 'nora@x.test',
    password: 'Long-enough-1',
    passwordConfirm: 'Long-enough-1',
  }
  const create = (body: object) => post(shop().fetch, 'createAccount', { body })

  it('is a customer with a token, and can sign in afterwards', async () => {
    const { body } = await create({ ...person, role: 'admin', enableAccountCredit: true })
    expect(body.token.split('.')).toHaveLength(3)
    expect(body.account).toMatchObject({ accountFirstName: 'Nora', enableAccountCredit: false })
    const again = { emailAddress: 'nora@x.test', password: person.password }
    const signedInAgain = await post(shop().fetch, 'login', { body: again })
    expect(signedInAgain.body.account.accountID).toBe(body.account.accountID)
    expect(JSON.stringify(await shop().journal())).not.toContain(person.password)
  })

  it.each([
    [{ firstName: ' ' }, 'firstName'],
    [{ emailAddress: 'nora' }, 'emailAddress'],
    [{ emailAddress: US, emailAddressConfirm: US }, 'emailAddress'],
    [{ emailAddressConfirm: 'other@x.test' }, 'emailAddressConfirm'],
    [{ password: 'short', passwordConfirm: 'short' }, 'password'],
    [{ passwordConfirm: 'long-enough-1' }, 'passwordConfirm'],
  ])('is refused with %j', async (mistake, field) => {
    const { body } = await create({
      ...person,
      emailAddress: 'eva@x.test',
      emailAddressConfirm: 'eva@x.test',
      ...mistake,
    })
    expect(body.failureActions).toEqual(['public:account.create'])
    expect(body.errors[field]).toHaveLength(1)
    expect(body.token).toBeUndefined()
  })
})

onEachEngine('the newsletter', (shop) => {
  const subscribe = (emailAddress: string, formID = 'newsletter') =>
    post(shop().fetch, 'addFormResponse', { body: { emailAddress, formResponse: { formID } } })

  it('takes an address once and answers twice alike', async () => {
    const first = await subscribe('Nora@x.test')
    const second = await subscribe('nora@x.test ')
    expect(first.body.failureActions).toEqual([])
    expect(second.body).toEqual(first.body)
    const rows = await shop().journal()
    expect(rows.filter(({ action }) => action === 'addFormResponse')).toHaveLength(1)
  })

  it('refuses what is no address, and a form that does not exist', async () => {
    expect((await subscribe('')).body.errors.emailAddress).toEqual(['Required'])
    expect((await subscribe('nora')).body.errors.emailAddress).toHaveLength(1)
    expect((await subscribe('nora@x.test', 'other')).body.errors.formID).toHaveLength(1)
  })
})
