/** What a backend answers the browsers of shops at other origins. */
import { expect, it } from 'vitest'
import { answeringOthers } from '../../../reference-backend/http/other-origins.ts'
import { checkPost } from '../../../reference-backend/http/request-guard.ts'

const shop = 'https://shop.test'
const answer = answeringOthers(
  [shop],
  async (request) => new Response(request.method === 'POST' ? checkPost(request) : 'picture'),
)

const ask = (method: string, origin: string, headers = {}) =>
  answer(
    new Request('https://engine.test/api/scope/login', {
      method,
      headers: { Origin: origin, 'Sec-Fetch-Site': 'same-site', Host: 'engine.test', ...headers },
      ...(method === 'POST' && { body: '{}' }),
    }),
  )

it('lets a shop that is named ask with its cookie, its token and the ids of its requests', async () => {
  const before = await ask('OPTIONS', shop, {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'auth-token',
  })
  expect(before.status).toBe(204)
  expect(before.headers.get('access-control-allow-headers')).toMatch(/Auth-Token.*SWX-requestID/)
  const response = await ask('POST', shop, { 'Content-Type': 'application/json' })
  expect(await response.text()).toBe('fine')
  expect(response.headers.get('access-control-allow-origin')).toBe(shop)
  expect(response.headers.get('access-control-allow-credentials')).toBe('true')
})

it('takes nothing from the pages of anybody else', async () => {
  const response = await ask('POST', 'https://evil.test', { 'Content-Type': 'application/json' })
  expect(await response.text()).toBe('foreign')
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

it('lets its pictures be shown elsewhere, and nothing else', async () => {
  const policy = async (path: string) =>
    (await answer(new Request(`https://engine.test${path}`))).headers.get(
      'cross-origin-resource-policy',
    )
  expect(await policy('/media/products/a.svg')).toBe('cross-origin')
  expect(await policy('/api/scope/getCart')).toBeNull()
})
