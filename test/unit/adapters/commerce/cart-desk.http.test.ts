import { expect, it } from 'vitest'
import { httpCartDesk } from '../../../../src/adapters/commerce/cart-desk.http.ts'
import type { AddressZone } from '../../../../src/domain/account/address-zone.ts'
import { aCartAnswer } from '../../../builders/wire-answers.ts'
import { scriptedEngine } from '../../../fakes/scripted-engine.ts'
import { envelope } from '../../../fakes/scripted-fetch.ts'

it('says the region that a visitor has chosen with every call, as it is at that moment (SHELL-01)', async () => {
  let region: AddressZone | undefined
  const answer = envelope({ cart: aCartAnswer() })
  const { client, asked } = scriptedEngine({ replies: [answer, answer, answer] })
  const desk = httpCartDesk(client, () => region)
  await desk.cart()()
  region = 'EU'
  await desk.cart()()
  await desk.clear()()
  expect(
    asked.map(({ url }) => new URL(url, 'http://shop.test').searchParams.get('region')),
  ).toEqual([null, 'EU', null])
  expect(asked[2]?.body).toEqual({ returnJSONObjects: 'cart', region: 'EU' })
})
