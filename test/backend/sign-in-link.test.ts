/** Links of other systems that sign a customer in. */
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { account } from '../../reference-backend/database/schema/commerce.ts'
import { newSignInToken } from '../../reference-backend/commerce/account/sign-in-link.ts'
import { get, post } from './customer.ts'
import { onEachEngine } from './each-engine.ts'
import { TEST_NOW, TEST_REVIEW_KEY } from './test-shop.ts'

const US = 'us@manifold.test'

onEachEngine('a link that signs in', (shop) => {
  const newToken = async () => (await newSignInToken(shop().database, US, shop().now())) ?? ''
  const arrive = (token: string) => post(shop().fetch, 'getAccount', { token })

  it('is exchanged for a session and the account, by POST (SHELL-04)', async () => {
    const { status, body } = await arrive(await newToken())
    expect(status).toBe(200)
    expect(body.account.primaryEmailAddress.emailAddress).toBe(US)
    const { body: again } = await get(shop().fetch, 'getAccount', { token: body.token })
    expect(again.account.accountID).toBe(body.account.accountID)
    expect((await shop().journal()).map(({ action }) => action)).toEqual(['signInByLink'])
  })

  it('is good once, also for two that come at the same moment (T04)', async () => {
    const token = await newToken()
    const answers = await Promise.all([arrive(token), arrive(token), arrive(token)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(2)
    const { status, body } = await arrive(token)
    expect(status).toBe(401)
    expect(body.errors.token).toHaveLength(1)
    expect(body.token).toBeUndefined()
  })

  it('is good for a minute (T04)', async () => {
    const token = await newToken()
    shop().setNow(new Date(TEST_NOW.getTime() + 60_000))
    expect((await arrive(token)).status).toBe(401)
  })

  it('is not used up by a GET, and opens nothing but a session', async () => {
    const token = await newToken()
    expect((await get(shop().fetch, 'getAccount', { token })).status).toBe(401)
    expect((await post(shop().fetch, 'getQuotes', { token })).status).toBe(401)
    expect((await arrive(token)).status).toBe(200)
  })

  it('does not sign in to an account that has been locked meanwhile', async () => {
    const token = await newToken()
    await shop().database.update(account).set({ locked: true }).where(eq(account.emailAddress, US))
    expect((await arrive(token)).status).toBe(401)
  })

  it('is handed out by the command of the shop, for accounts only', async () => {
    const ask = (order: string) =>
      shop().fetch('/internal/review', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${TEST_REVIEW_KEY}`,
        },
        body: JSON.stringify({ action: 'link', order }),
      })
    const { text }: { text: string } = await (await ask(US)).json()
    const token = new URL(text).searchParams.get('token') ?? ''
    expect((await arrive(token)).status).toBe(200)
    expect((await ask('nobody@manifold.test')).status).toBe(422)
  })
})
