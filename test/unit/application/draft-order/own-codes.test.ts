/** Several of the customer's own codes, saved one after the other. */
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'
import { sessionKnown, startSession } from '../../../../src/application/account/session.ts'
import { openOwnCodes } from '../../../../src/application/draft-order/own-codes.ts'
import { fakeCustomCodes } from '../../../fakes/custom-codes.fake.ts'
import { fakeShop } from '../../../fakes/fake-shop.ts'
import { fakeIdentity } from '../../../fakes/identity.fake.ts'
import { memoryUnsentWork } from '../../../fakes/memory-unsent-work.ts'
import { restOfSession } from '../../../fakes/session-ports.ts'

const codes = ['ZQ-1', 'ZQ-2', 'ZQ-3'].map((customCode) => ({
  customCode,
  modelCode: 'OM1080CNS',
}))
const [first, second, third] = codes

async function someCodes() {
  const shop = fakeShop()
  const visit = shop.visit('us@manifold.test')
  const session = startSession({
    ...restOfSession(visit),
    identity: () => Promise.resolve(fakeIdentity(visit)),
    tokens: visit.tokens,
    tabs: { send: () => {}, listen: () => () => {} },
    unsentWork: memoryUnsentWork(),
  })
  await sessionKnown(session)
  const service = openOwnCodes({ customCodes: fakeCustomCodes(visit), session })
  const save = async (asked: typeof codes) => {
    const answer = await service.saveAll(asked)()
    if (E.isLeft(answer)) expect.fail('It answers what became of each.')
    return {
      saved: answer.right.saved.map(({ code }) => code),
      failed: answer.right.failed.map(({ code, failure }) => [code, failure.kind]),
    }
  }
  return { calls: shop.calls, save }
}

it('saves the codes that come after one that is refused', async () => {
  const { save } = await someCodes()
  if (!first || !second || !third) expect.fail('There are three.')
  const unknown = { ...second, modelCode: 'NONE' }
  expect(await save([first, unknown, third])).toEqual({
    saved: [first, third],
    failed: [[unknown, 'refused']],
  })
})

it.each([
  { kind: 'unreachable', offline: true },
  { kind: 'refused', messages: ['Not so fast.'], retryAfterSeconds: 30 },
] as const)('stops at a failure that may pass: $kind', async (failure) => {
  const { save, calls } = await someCodes()
  calls.failNext('customCodes.save', failure)
  expect(await save(codes)).toEqual({ saved: [], failed: [[first, failure.kind]] })
  expect(calls.asked.filter((call) => call === 'customCodes.save')).toHaveLength(1)
})
