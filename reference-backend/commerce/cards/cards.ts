/** The saved cards of an account: list, add, change, remove, choose the primary one. */

import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { claimRequest } from '../../database/request-claim.ts'
import { record } from '../../database/journal.ts'
import { accountPaymentMethod } from '../../database/schema/payments.ts'
import { cartPayment } from '../../database/schema/checkout.ts'
import { inTransaction } from '../../database/transaction.ts'
import { flag, requiredText, text } from '../../http/input.ts'
import { refuse } from '../../http/refusal.ts'
import { freshAccount } from '../account/addresses.ts'
import { type Action, accountOf, type Call, type Outcome } from '../action.ts'
import { refuseCardData } from '../payment/card-data.ts'
import type { CardVault } from '../payment/payment-ports.ts'
import { VaultUnavailable } from '../payment/vault-client.ts'
import { cardsJson } from './card-json.ts'
import { pendingPlacementsOf } from '../checkout/placement-store.ts'
import { paysDelivery } from '../deliveries/delivery-store.ts'
import { billingIn, ownCard } from './card-request.ts'
import { addCard, cardsOf, lockAccount, makePrimary, type SavedCard } from './card-store.ts'

const DEAD_TOKEN = 'The card details can be used once only. Please type them in again.'
const IN_USE = 'This card pays for a scheduled delivery. Please choose another card there first.'
const PAYING =
  'This card pays for an order whose payment is under way. Please finish or cancel it first.'
const AWAY = 'The card could not be saved now. Please try again.'

export const cardActions: readonly Action[] = [
  {
    name: 'getAccountPaymentMethods',
    label: 'public:account.getAccountPaymentMethods',
    kind: 'read',
    access: 'account',
    fields: [],
    run: async (call) => ({
      ...(await cardsJson(call.db, accountOf(call).id)),
      frameAddress: call.payments.cards?.frameAddress ?? '',
    }),
  },
  {
    name: 'addAccountPaymentMethod',
    label: 'public:account.addAccountPaymentMethod',
    kind: 'write',
    access: 'account',
    // The vault is asked before the transaction: nobody waits for it with a lock.
    transaction: 'own',
    // Card data under any name must be seen to be refused.
    fields: 'any',
    run: async (call) => {
      refuseCardData(call.input)
      return text(call.input, 'selectedPaymentMethod') === '' ? add(call) : change(call)
    },
  },
  {
    name: 'deleteAccountPaymentMethod',
    label: 'public:account.deleteAccountPaymentMethod',
    kind: 'write',
    access: 'account',
    transaction: 'own',
    fields: ['accountPaymentMethodID', 'returnJSONObjects'],
    run: remove,
  },
  {
    name: 'setPrimaryPaymentMethod',
    label: 'public:account.updatePrimaryPaymentMethod',
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields: ['accountPaymentMethodID', 'returnJSONObjects'],
    run: async (call) => {
      const accountID = accountOf(call).id
      await lockAccount(call.db, accountID)
      const { id } = await ownCard(call, 'accountPaymentMethodID')
      await makePrimary(call.db, accountID, id)
      return { answer: await shown(call), subjectID: id }
    },
  },
]

async function add(call: Call): Promise<Outcome> {
  const { input, now } = call
  const accountID = accountOf(call).id
  const paymentToken = requiredText(input, 'paymentToken', DEAD_TOKEN)
  const name = text(input, 'accountPaymentMethodName')
  // Refused before the token is used up.
  const billing = await billingIn(call)
  const card = await kept(call.payments.cards, paymentToken, accountID)
  if (card === undefined) throw refuse('paymentToken', DEAD_TOKEN)
  return written(call, 'addAccountPaymentMethod', async (tx) => {
    await lockAccount(tx.db, accountID)
    const isPrimary = flag(input, 'primaryFlag')
    const id = await addCard(tx.db, { accountID, name, now, card, billing, isPrimary })
    return { id, answer: { newAccountPaymentMethodID: id } }
  })
}

/** With the id of a card, the call changes its name and its billing address. */
async function change(call: Call): Promise<Outcome> {
  return written(call, 'addAccountPaymentMethod', async (tx) => {
    await lockAccount(tx.db, accountOf(call).id)
    const { id, accountId } = await ownCard(tx, 'selectedPaymentMethod')
    const name = text(call.input, 'accountPaymentMethodName')
    const row = { name, ...(await billingIn(tx)) }
    await tx.db.update(accountPaymentMethod).set(row).where(eq(accountPaymentMethod.id, id))
    if (flag(call.input, 'primaryFlag')) await makePrimary(tx.db, accountId, id)
    return { id, answer: {} }
  })
}

async function remove(call: Call): Promise<Outcome> {
  let customerCard = ''
  const outcome = await written(call, 'deleteAccountPaymentMethod', async (tx) => {
    await lockAccount(tx.db, accountOf(call).id)
    const card = await ownCard(tx, 'accountPaymentMethodID')
    customerCard = card.customerCard
    if (await paysDelivery(tx.db, card.id)) throw refuse('accountPaymentMethodID', IN_USE)
    if (await paysPlacement(tx.db, card)) throw refuse('accountPaymentMethodID', PAYING)
    await tx.db.delete(cartPayment).where(eq(cartPayment.accountPaymentMethodId, card.id))
    await tx.db.delete(accountPaymentMethod).where(eq(accountPaymentMethod.id, card.id))
    // When the primary card goes, the oldest one left takes its place.
    const [next] = await cardsOf(tx.db, card.accountId)
    if (card.primary && next !== undefined) await makePrimary(tx.db, card.accountId, next.id)
    return { id: card.id, answer: {} }
  })
  // A card that the vault still holds then can be used by nobody: nothing points to it.
  await call.payments.cards?.forget(customerCard).catch(() => {})
  return outcome
}

/** Whether a payment under way is made by this card: without it nothing could be asked of that payment any more. */
async function paysPlacement(db: Database, { id, accountId }: SavedCard): Promise<boolean> {
  const pending = await pendingPlacementsOf(db, accountId)
  return pending.some(({ agreement }) =>
    agreement?.payments.some(({ accountPaymentMethodID }) => accountPaymentMethodID === id),
  )
}

/** One transaction with its claim, its row in the journal and the cards as they are then. */
async function written(
  call: Call,
  action: string,
  work: (tx: Call) => Promise<{ readonly id: string; readonly answer: object }>,
): Promise<Outcome> {
  return inTransaction(call.db, async (db) => {
    const tx = { ...call, db }
    await claimRequest(db, call)
    const { id, answer } = await work(tx)
    const accountID = accountOf(call).id
    await record(db, { at: call.now, action, accountID, subjectID: id })
    return { answer: { ...(await shown(tx)), ...answer }, subjectID: id, silent: true }
  })
}

async function shown(call: Call) {
  return { account: await freshAccount(call), ...(await cardsJson(call.db, accountOf(call).id)) }
}

async function kept(vault: CardVault | undefined, paymentToken: string, accountID: string) {
  try {
    return await vault?.keep(paymentToken, accountID)
  } catch (problem) {
    if (problem instanceof VaultUnavailable) throw refuse('paymentToken', AWAY)
    throw problem
  }
}
