/** Signing in and out. */
import { DEMO_PASSWORD } from '../../../reference-backend/seed/accounts.ts'
import { type EngineCall, refused, served } from './call.ts'

const emailAddress = 'other-us@manifold.test'

export const authCalls: readonly EngineCall[] = [
  served(
    'auth.login',
    'POST login',
    async ({ get }) => (await get('getAccount')).account.accountEmailAddress === emailAddress,
    { send: () => [{ emailAddress, password: DEMO_PASSWORD }] },
  ),
  refused('auth.generateToken', 'POST login', {
    form: '`apiKey`, `apiSecret`',
    under: 'emailAddress',
    why: 'customers sign in with email address and password, programs do not',
    send: () => [{ apiKey: 'key', apiSecret: 'secret' }],
  }),
  served('auth.revokeToken', 'POST logout', (_, { account }) => account.accountID === '', {
    send: () => [{ returnJSONObjects: 'account' }],
  }),
]
