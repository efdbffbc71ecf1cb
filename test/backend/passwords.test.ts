import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../reference-backend/seed/accounts.ts'
import { account, passwordReset } from '../../reference-backend/database/schema/commerce.ts'
import { get, post, signedIn } from './customer.ts'
import { onEachEngine } from './each-engine.ts'
import { TEST_NOW, type TestShop } from './test-shop.ts'

const US = 'us@manifold.test'
const FRESH = 'Nothing-like-before-1'
const chosen = { password: FRESH, passwordConfirm: FRESH }
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

/** Requests a link and returns the secret in the email. */
async function linkFor(shop: TestShop, emailAddress = US): Promise<string> {
  await post(shop.fetch, 'forgotPassword', { body: { emailAddress } })
  return /swprid=(\w+)/.exec(shop.emails.at(-1)?.text ?? '')?.[1] ?? ''
}

async function canSignIn(shop: TestShop, password: string): Promise<boolean> {
  const { body } = await post(shop.fetch, 'login', { body: { emailAddress: US, password } })
  return body.token !== undefined
}

const reset = (shop: TestShop, body: object) => post(shop.fetch, 'resetPasswordUpdate', { body })
/** Word for word (AUTH-19). */
const LOCKED =
  'You may not reset your password while your account is locked, please contact your administrator.'
const deadLink = {
  swprid: ['This link has expired or has been used already. Please ask for a new one.'],
}

onEachEngine('a forgotten password', (shop) => {
  const forgot = (emailAddress: string) =>
    post(shop().fetch, 'forgotPassword', { body: { emailAddress } })

  it('is a success for known and unknown addresses alike', async () => {
    expect((await forgot(US)).body).toEqual((await forgot('nobody@manifold.test')).body)
    expect((await forgot(US)).body.errors).toEqual({})
  })

  it('is a success for a locked account, too, whose email says why there is no link (AUTH-19, T11)', async () => {
    expect((await forgot('locked@manifold.test')).body).toEqual((await forgot(US)).body)
    const [email] = shop().emails
    expect(email).toEqual({ to: 'locked@manifold.test', text: LOCKED })
    expect(await shop().database.select().from(passwordReset)).toHaveLength(1)
  })

  it('takes as long for an account, a locked one and none (T11)', async () => {
    const people = [US, 'locked@manifold.test', 'nobody@manifold.test']
    const quickest = people.map(() => Number.POSITIVE_INFINITY)
    const apart = () => Math.max(...quickest) - Math.min(...quickest)
    // A busy machine only adds time: the more answers, the closer the quickest is to what the work itself takes.
    for (let round = 0; round < 30 || (round < 100 && apart() >= 20); round += 1) {
      shop().setNow(minutesLater(round * 16))
      for (const [index, person] of people.entries()) {
        const start = performance.now()
        await forgot(person)
        quickest[index] = Math.min(quickest[index] ?? 0, performance.now() - start)
      }
    }
    expect(apart()).toBeLessThan(20)
  })

  it('sends an email with a link of the configured address, and none to a stranger (T11)', async () => {
    await forgot('nobody@manifold.test')
    expect(shop().emails).toEqual([])
    await shop().fetch('/api/scope/forgotPassword', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Host: 'evil.test' },
      body: JSON.stringify({ emailAddress: US }),
    })
    expect(shop().emails).toHaveLength(1)
    const [{ to, text } = { to: '', text: '' }] = shop().emails
    expect(to).toBe(US)
    expect(text).toMatch(
      /\nhttp:\/\/127\.0\.0\.1:4173\/my-account\/updateForgottenPassword\?swprid=[0-9a-f]{64}$/,
    )
  })

  it('leads to the page in the language that was spoken, and in no other one', async () => {
    const linked = async (locale: string) => {
      const body = { emailAddress: US, locale }
      await post(shop().fetch, 'forgotPassword', { body })
      return /4173(\S*)\?/.exec(shop().emails.at(-1)?.text ?? '')?.[1]
    }
    expect(await linked('de')).toBe('/de/my-account/updateForgottenPassword')
    expect(await linked('en')).toBe('/my-account/updateForgottenPassword')
    expect(await linked('//evil')).toBe('/my-account/updateForgottenPassword')
  })

  it('refuses a language that is none for every account alike (T11)', async () => {
    const asked = (emailAddress: string) =>
      post(shop().fetch, 'forgotPassword', { body: { emailAddress, locale: 'x'.repeat(99) } })
    expect((await asked(US)).body.errors).toEqual((await asked('nobody@manifold.test')).body.errors)
    expect(shop().emails).toEqual([])
  })

  it('keeps the secret of a link out of database and journal', async () => {
    const swprid = await linkFor(shop())
    const rows = await shop().database.select().from(passwordReset)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify([rows, await shop().journal()])).not.toContain(swprid)
  })
})

onEachEngine('a link to a new password', (shop) => {
  it('sets it once, and ends every session and every other link of the account', async () => {
    const customer = await signedIn(shop(), US)
    const other = await linkFor(shop())
    const swprid = await linkFor(shop())
    expect((await reset(shop(), { swprid, ...chosen })).body.errors).toEqual({})
    expect(await canSignIn(shop(), FRESH)).toBe(true)
    expect(await canSignIn(shop(), DEMO_PASSWORD)).toBe(false)
    expect((await customer.read('getQuotes')).status).toBe(401)
    expect((await reset(shop(), { swprid, ...chosen })).body.errors).toEqual(deadLink)
    expect((await reset(shop(), { swprid: other, ...chosen })).body.errors).toEqual(deadLink)
  })

  it('is good for an hour', async () => {
    const swprid = await linkFor(shop())
    shop().setNow(minutesLater(60))
    expect((await reset(shop(), { swprid, ...chosen })).body.errors).toEqual(deadLink)
    shop().setNow(minutesLater(59))
    expect((await reset(shop(), { swprid, ...chosen })).body.errors).toEqual({})
  })

  it('that comes twice at once changes the password once', async () => {
    const swprid = await linkFor(shop())
    const replies = await Promise.all(
      [shop().fetch, shop().secondFetch].map((fetch) =>
        post(fetch, 'resetPasswordUpdate', { body: { swprid, ...chosen } }),
      ),
    )
    const taken = replies.filter(({ body }) => Object.keys(body.errors).length === 0)
    expect(taken).toHaveLength(1)
  })

  it('sets none when the account has been locked meanwhile, and says so (AUTH-19)', async () => {
    const swprid = await linkFor(shop())
    await shop().database.update(account).set({ locked: true }).where(eq(account.emailAddress, US))
    const { body } = await reset(shop(), { swprid, ...chosen })
    expect(body.errors).toEqual({ swprid: [LOCKED] })
  })

  it('lets its owner in again who has tried too often (T12)', async () => {
    for (let attempt = 1; attempt <= 6; attempt += 1) await canSignIn(shop(), `guess ${attempt}`)
    expect(await canSignIn(shop(), DEMO_PASSWORD)).toBe(false)
    await reset(shop(), { swprid: await linkFor(shop()), ...chosen })
    expect(await canSignIn(shop(), FRESH)).toBe(true)
  })

  it.each([
    [{ password: 'short', passwordConfirm: 'short' }, 'password'],
    [{ password: '', passwordConfirm: '' }, 'password'],
    [{ passwordConfirm: 'Something-else-1' }, 'passwordConfirm'],
  ])('stays good when the password is refused: %j', async (mistake, field) => {
    const swprid = await linkFor(shop())
    const { body } = await reset(shop(), { swprid, ...chosen, ...mistake })
    expect(Object.keys(body.errors)).toEqual([field])
    expect((await reset(shop(), { swprid, ...chosen })).body.errors).toEqual({})
  })

  it.each([[''], ['made-up'], [{ $gt: '' }]])(
    'that is made up (%j) opens nothing',
    async (swprid) => {
      const { body } = await reset(shop(), { swprid, ...chosen })
      expect(Object.keys(body.errors)).toEqual(['swprid'])
      expect(await canSignIn(shop(), DEMO_PASSWORD)).toBe(true)
    },
  )
})

onEachEngine('a password of a customer', (shop) => {
  it('is changed by who knows it, and other browsers are signed out', async () => {
    const here = await signedIn(shop(), US)
    const there = await signedIn(shop(), US)
    const body = { existingPassword: DEMO_PASSWORD, ...chosen }
    expect((await here.write('changePassword', body)).body.errors).toEqual({})
    expect((await here.read('getQuotes')).status).toBe(200)
    expect((await there.read('getQuotes')).status).toBe(401)
    expect(await canSignIn(shop(), FRESH)).toBe(true)
    expect(JSON.stringify(await shop().journal())).not.toContain(FRESH)
  })

  it('is not changed by a visitor, nor by who cannot name it', async () => {
    const visitor = await post(shop().fetch, 'changePassword', { body: chosen })
    expect(visitor.status).toBe(401)
    const here = await signedIn(shop(), US)
    for (const existingPassword of ['wrong', '', undefined]) {
      const { body } = await here.write('changePassword', { existingPassword, ...chosen })
      expect(Object.keys(body.errors)).toEqual(['existingPassword'])
    }
    expect(await canSignIn(shop(), DEMO_PASSWORD)).toBe(true)
  })

  it('cannot be guessed from an open session (T12)', async () => {
    const here = await signedIn(shop(), US)
    const guess = (existingPassword: string) =>
      here.write('changePassword', { existingPassword, ...chosen })
    for (let attempt = 1; attempt <= 5; attempt += 1) await guess(`guess ${attempt}`)
    expect((await guess(DEMO_PASSWORD)).status).toBe(429)
    expect((await get(shop().fetch, 'getAccount', { token: here.token })).status).toBe(200)
  })
})

onEachEngine(
  'a forgotten password, where a locked account may be named',
  (shop) => {
    const forgot = (emailAddress: string) =>
      post(shop().fetch, 'forgotPassword', { body: { emailAddress } })

    it('is refused at once, without an email, for a locked account alone (AUTH-19)', async () => {
      const before = await shop().journal()
      expect((await forgot('locked@manifold.test')).body.errors).toEqual({ emailAddress: [LOCKED] })
      expect(shop().emails).toEqual([])
      expect(await shop().journal()).toEqual(before)
      expect((await forgot(US)).body.errors).toEqual({})
      expect((await forgot('nobody@manifold.test')).body.errors).toEqual({})
    })
  },
  { config: { refuseLockedReset: true } },
)
