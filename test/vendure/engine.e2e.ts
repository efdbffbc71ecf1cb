/** What the suites of the ports cannot ask: calls that come at once, and the engine's own calls. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

const address = `http://127.0.0.1:${process.env['VENDURE_PORT']}/shop-api`

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[]
}

async function ask(query: string, variables: object = {}, token = ''): Promise<Answer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  return answer.json()
}

async function tokenOf(email: string): Promise<string> {
  const { data } = await ask(
    'mutation ($email: String!) { signIn(email: $email, password: "Manifold-2026") { token } }',
    { email },
  )
  const { token } = { ...(data?.['signIn'] as { readonly token: string } | undefined) }
  return token ?? ''
}

const tenTimes = <A>(work: () => Promise<A>) => Promise.all(Array.from({ length: 10 }, work))
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code

test.beforeEach(async () => {
  const args = ['--import', 'tsx', 'engines/vendure/command.ts', 'prepare']
  await promisify(execFile)(process.execPath, args)
})

test('loses no piece of ten additions at once, the first of a cart among them', async () => {
  const token = await tokenOf('us@manifold.test')
  const add = () =>
    ask(
      'mutation { addToCart(wishes: [{ code: "SKP1N1", quantity: 2 }]) { totalItems } }',
      {},
      token,
    )
  expect((await tenTimes(add)).map(codeOf)).toEqual(Array.from({ length: 10 }, () => undefined))
  const { data } = await ask('{ cart { totalItems lines { quantity } } }', {}, token)
  expect(data).toEqual({ cart: { totalItems: 20, lines: [{ quantity: 20 }] } })
})

test('does one of ten writes of one id that come at once', async () => {
  const token = await tokenOf('us@manifold.test')
  const answers = await tenTimes(() =>
    ask('mutation { createQuote(name: "Once", intent: "ten-at-once") }', {}, token),
  )
  const codes = answers.map(codeOf)
  expect(codes.filter((code) => code === undefined)).toHaveLength(1)
  expect(codes.filter((code) => code === 'REPEATED')).toHaveLength(9)
  const { data } = await ask('{ openDrafts { name } }', {}, token)
  expect(data).toEqual({ openDrafts: [{ name: 'Once' }] })
})

for (const name of ['', ' ', 'x'.repeat(300), 'a\u0000b']) {
  test(`refuses a quote by the name ${JSON.stringify(name.slice(0, 9))}, and keeps nothing`, async () => {
    const token = await tokenOf('us@manifold.test')
    const document = 'mutation ($name: String!) { createQuote(name: $name) }'
    expect(codeOf(await ask(document, { name }, token))).toBe('REFUSED')
    expect((await ask('{ openDrafts { id } }', {}, token)).data).toEqual({ openDrafts: [] })
  })
}

for (const call of [
  '{ activeCustomer { id } }',
  'mutation { addItemToOrder(productVariantId: 1, quantity: 1) { __typename } }',
  '{ openDrafts { name } activeOrder { id } }',
]) {
  test(`does not answer ${call}`, async () => {
    expect(codeOf(await ask(call, {}, await tokenOf('us@manifold.test')))).toBe('NOT_BUILT')
  })
}
