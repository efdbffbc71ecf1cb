/** Who changes what opens an account names its present password first: an open session is not enough. */

import { attempted } from '../../attempts/attempt-limits.ts'
import { refuse } from '../../http/refusal.ts'
import { isPassword } from '../../session/password.ts'
import { accountOf, type Call } from '../action.ts'
import { LONGEST_PASSWORD } from './new-password.ts'

/** The request field that holds it. */
export const PRESENT_PASSWORD = 'existingPassword'

const WRONG = 'This is not your present password.'

/** Throws the refusal of a present password that is missing or wrong; all calls share one limit on guesses (T12). */
export async function checkPresentPassword(call: Call): Promise<void> {
  const { config } = call
  const own = accountOf(call)
  const present = presentPasswordIn(call)
  const limits = [
    {
      subject: `change:${own.id}`,
      limit: config.attemptsPerAccount,
      windowMinutes: config.attemptMinutes,
      forgives: true,
    },
  ]
  await attempted(call, limits, async () => {
    const isRight = await isPassword(present, own.passwordHash)
    if (!isRight) throw refuse(PRESENT_PASSWORD, WRONG)
  })
}

function presentPasswordIn({ input }: Call): string {
  const present = input[PRESENT_PASSWORD]
  const isText = typeof present === 'string' && present !== ''
  if (!isText || present.length > LONGEST_PASSWORD) throw refuse(PRESENT_PASSWORD, 'Required')
  return present
}
