/** The rows of the demo accounts and of their address books. */

import { hashPassword, type PasswordCost } from '../session/password.ts'
import { namedId } from '../database/identifier.ts'
import type { account, accountAddress } from '../database/schema/commerce.ts'
import { ACCOUNTS, type AccountSeed, DEMO_PASSWORD } from './accounts.ts'

export interface AccountRows {
  readonly accounts: readonly (typeof account.$inferInsert)[]
  readonly addresses: readonly (typeof accountAddress.$inferInsert)[]
}

/** The id of a demo account, the same at every seeding. */
export function accountIdOf(emailAddress: string): string {
  return namedId(`account ${emailAddress}`)
}

/** The id of a demo address by its nickname. */
export function addressIdOf(emailAddress: string, nickname: string): string {
  return namedId(`address ${emailAddress} ${nickname}`)
}

/** All rows; the passwords are hashed side by side, each with a salt of its own. */
export async function accountRows(cost: PasswordCost): Promise<AccountRows> {
  const hashes = await demoHashes(cost)
  return {
    accounts: ACCOUNTS.map((seed, index) => accountRow(seed, hashes[index] ?? '')),
    addresses: ACCOUNTS.flatMap((seed) =>
      seed.addresses.map(({ nickname, address }, index) => ({
        id: addressIdOf(seed.emailAddress, nickname),
        accountId: accountIdOf(seed.emailAddress),
        nickname,
        address,
        position: index,
      })),
    ),
  }
}

const known = new Map<string, Promise<readonly string[]>>()

/** Hashing takes its time on purpose; a reset of the demo shop need not pay it again. */
function demoHashes(cost: PasswordCost): Promise<readonly string[]> {
  const key = `${cost.logN} ${cost.p}`
  const hashes =
    known.get(key) ?? Promise.all(ACCOUNTS.map(() => hashPassword(DEMO_PASSWORD, cost)))
  known.set(key, hashes)
  return hashes
}

function accountRow(seed: AccountSeed, passwordHash: string): typeof account.$inferInsert {
  const { emailAddress, addresses, purpose: _, ...rest } = seed
  const primary = addresses[0]
  return {
    ...rest,
    id: accountIdOf(emailAddress),
    emailAddress,
    emailConfirmed: true,
    passwordHash,
    primaryAddressId: primary === undefined ? null : addressIdOf(emailAddress, primary.nickname),
  }
}
