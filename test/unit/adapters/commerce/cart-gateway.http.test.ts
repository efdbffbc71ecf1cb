import { expect, it } from 'vitest'
import { httpCartGateway } from '../../../../src/adapters/commerce/cart-gateway.http.ts'
import type { AddressZone } from '../../../../src/domain/account/address-zone.ts'
import { aCartAnswer } from '../../../builders/wire-answers.ts'
import { scriptedEngine } from '../../../fakes/scripted-engine.ts'
import { envelope } from '../../../fakes/scripted-fetch.ts'

it('says the region that a visitor has chosen with every call, as it is at that moment (SHELL-01)', async () => {
  let region: AddressZone | undefined
  const answer = envelope({ cart: aCartAnswer() })
  const { client, asked } = scriptedEngine({ replies: [answer, answer, answer] })
  const gateway = httpCartGateway(client, () => region)
  await gateway.cart()()
  region = 'EU'
  await gateway.cart()()
  await gateway.clear()()
  expect(
    asked.map(({ url }) => new URL(url, 'http://shop.test').searchParams.get('region')),
  ).toEqual([null, 'EU', null])
  expect(asked[2]?.body).toEqual({ returnJSONObjects: 'cart', region: 'EU' })
})
