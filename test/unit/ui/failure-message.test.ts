import { expect, it } from 'vitest'
import { failureMessage } from '../../../src/ui/i18n/failure-message.ts'

const messages = ['Too many attempts. Please try again in 12 minutes.']

it('names the wait of too many attempts once, in the words of the shop (T12)', () => {
  const failure = { kind: 'refused', messages, retryAfterSeconds: 720 } as const
  expect(failureMessage(failure, 'signIn:failure')).toEqual({
    key: 'common:failure.tooMany',
    values: { count: 12 },
    messages: [],
  })
})

it("says the server's own words of every other refusal (ERR-02)", () => {
  const refused = { kind: 'refused', messages: ['Not today.'] } as const
  expect(failureMessage(refused, 'signIn:failure')).toEqual({
    key: 'signIn:failure',
    messages: ['Not today.'],
  })
})
