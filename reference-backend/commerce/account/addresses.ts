/** The address book: read, add, change, remove, choose the primary one and the one for bills. */

import { and, eq } from 'drizzle-orm'
import { newId } from '../../database/identifier.ts'
import { requiredText } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { account, accountAddress } from '../../database/schema/commerce.ts'
import { ADDRESS_FIELDS } from '../../database/schema/commerce-documents.ts'
import { COUNTRIES, type Country, OPTION_FIELDS } from '../../seed/countries.ts'
import { type AccountAddress, accountJson, addressesOf, markedForBilling } from './account-json.ts'
import { type Action, accountOf, type Call } from '../action.ts'
import type { Account } from '../../session/session.ts'
import { bookEntryOf } from './address-check.ts'

const NOT_FOUND = 'The address could not be found.'
const FORM_FIELDS = [...ADDRESS_FIELDS, 'accountAddressName', 'saveAddress', 'returnJSONObjects']

export const addressActions: readonly Action[] = [
  {
    name: 'getOwnerAccountAddresses',
    label: 'public:account.getOwnerAccountAddresses',
    kind: 'read',
    access: 'account',
    fields: [],
    run: async (call) => {
      const owner = accountOf(call)
      const addresses = await addressesOf(call.db, owner.id)
      return {
        accountAddresses: addresses.map((each) => flatAddress(each, owner)),
        primaryAccountAddressID: owner.primaryAddressId ?? '',
        primaryBillingAddressID: markedForBilling(owner, addresses),
      }
    },
  },
  {
    name: 'getCountriesAndAddressOptions',
    label: 'public:account.getCountriesAndAddressOptions',
    kind: 'read',
    access: 'open',
    fields: [],
    run: async () => ({ countries: COUNTRIES.map(countryJson) }),
  },
  {
    name: 'addNewAccountAddress',
    label: 'public:account.addNewAccountAddress',
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields: FORM_FIELDS,
    run: async (call) => {
      const newAccountAddressID = await addAccountAddress(call)
      return {
        answer: { account: await freshAccount(call), newAccountAddressID },
        subjectID: newAccountAddressID,
      }
    },
  },
  {
    name: 'updateAccountAddress',
    label: 'public:account.updateAccountAddress',
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields: ['accountAddressID', ...FORM_FIELDS],
    run: async (call) => {
      const { id } = await ownAddress(call)
      await call.db
        .update(accountAddress)
        .set(bookEntryOf(call.input))
        .where(eq(accountAddress.id, id))
      // The real engine names this action under `failureActions` on success, and so does this one.
      const failureActions = ['public:account.updateAccountAddress']
      return { answer: { account: await freshAccount(call), failureActions }, subjectID: id }
    },
  },
  {
    name: 'setPrimaryAccountAddress',
    label: 'public:account.setPrimaryAccountAddress',
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields: ['accountAddressID', 'returnJSONObjects'],
    run: async (call) => {
      const { id } = await ownAddress(call)
      await setPrimary(call, id)
      return { answer: { account: await freshAccount(call) }, subjectID: id }
    },
  },
  {
    name: 'setPrimaryBillingAddress',
    label: 'public:account.setPrimaryBillingAddress',
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields: ['accountAddressID', 'returnJSONObjects'],
    run: async (call) => {
      const { id } = await ownAddress(call)
      await call.db
        .update(account)
        .set({ billingAddressId: id })
        .where(eq(account.id, accountOf(call).id))
      return { answer: { account: await freshAccount(call) }, subjectID: id }
    },
  },
  {
    name: 'deleteAccountAddress',
    label: 'public:account.deleteAccountAddress',
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields: ['accountAddressID', 'returnJSONObjects'],
    run: async (call) => {
      const { id } = await ownAddress(call)
      await call.db.delete(accountAddress).where(eq(accountAddress.id, id))
      await forgetPrimary(call, id)
      return { answer: { account: await freshAccount(call) }, subjectID: id }
    },
  },
]

/** Adds the address in the request and answers its id; the first one becomes the primary one. */
export async function addAccountAddress(call: Call): Promise<string> {
  const owner = await lockedAccount(call)
  const id = newId()
  const last = (await addressesOf(call.db, owner.id)).at(-1)
  await call.db.insert(accountAddress).values({
    id,
    accountId: owner.id,
    ...bookEntryOf(call.input),
    position: (last?.position ?? -1) + 1,
  })
  if (owner.primaryAddressId === null) await setPrimary(call, id)
  return id
}

/** An address of the caller's own; a foreign one and a missing one are refused alike. */
export async function ownAddress(call: Call): Promise<AccountAddress> {
  const id = requiredText(call.input, 'accountAddressID', NOT_FOUND)
  const [found] = await call.db
    .select()
    .from(accountAddress)
    .where(and(eq(accountAddress.id, id), eq(accountAddress.accountId, accountOf(call).id)))
  if (found === undefined) throw refuse('accountAddressID', NOT_FOUND)
  return found
}

/** The account as it is now, after the writes of this call. */
export async function freshAccount(call: Call) {
  return accountJson(call.db, await lockedAccount(call))
}

/** The account of the caller as it is now; nobody else writes to it until this write is done. */
export async function lockedAccount(call: Call): Promise<Account> {
  const present = accountOf(call)
  const [row] = await call.db.select().from(account).where(eq(account.id, present.id)).for('update')
  return row ?? present
}

async function setPrimary(call: Call, id: string | null): Promise<void> {
  const change = { primaryAddressId: id }
  await call.db
    .update(account)
    .set(change)
    .where(eq(account.id, accountOf(call).id))
}

/** When the primary address goes, the oldest one left takes its place. */
async function forgetPrimary(call: Call, removed: string): Promise<void> {
  const { id, primaryAddressId } = await lockedAccount(call)
  if (primaryAddressId !== removed) return
  const [next] = await addressesOf(call.db, id)
  await setPrimary(call, next?.id ?? null)
}

function flatAddress(
  { id, nickname, address }: AccountAddress,
  { primaryAddressId, billingAddressId }: Account,
) {
  const fields = ADDRESS_FIELDS.map((field) => [`address_${field}`, address[field]])
  return {
    accountAddressID: id,
    accountAddressName: nickname,
    isPrimary: id === primaryAddressId,
    isPrimaryBilling: id === billingAddressId,
    ...Object.fromEntries(fields),
  }
}

function countryJson({ code, name, fields, states }: Country) {
  const options = OPTION_FIELDS.flatMap((field) => [
    [`${field}Label`, fields[field].label],
    [`${field}ShowFlag`, fields[field].use !== 'hidden'],
    [`${field}RequiredFlag`, fields[field].use === 'required'],
  ])
  return {
    name,
    value: code,
    addressOptions: Object.fromEntries(options),
    states: states.map((state) => ({ name: state.name, value: state.code })),
  }
}
