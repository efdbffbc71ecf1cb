/** The frame of a write on a scheduled delivery: held, changed, shown as it is then. */

import { eq } from 'drizzle-orm'
import { cartPayment } from '../../database/schema/checkout.ts'
import { Refusal } from '../../http/refusal.ts'
import { refuseSavedMeans } from '../acting/not-while-acting.ts'
import { accountOf, type Attempts, type Call, type Outcome, type WriteAction } from '../action.ts'
import { deliveryJson } from './delivery-json.ts'
import { settingOf } from './delivery-reads.ts'
import {
  type DeliveryStatus,
  type HeldDelivery,
  holdDelivery,
  holdDraft,
  keepDelivery,
  ownDelivery,
} from './delivery-store.ts'

export interface DeliveryWrite {
  readonly name: string
  readonly fields: readonly string[]
  readonly allowed: readonly DeliveryStatus[]
  readonly attempts?: Attempts
  /** Without an id the cart of scheduled deliveries is meant, which is made where there is none. */
  readonly meansDraft?: true
  /** What stood in the way of the next delivery may be gone: it is tried again. */
  readonly mends?: true
  /** Answers what belongs into the journal, and into the answer. */
  readonly change: (
    call: Call,
    held: HeldDelivery,
  ) => Promise<{ readonly detail?: Outcome['detail']; readonly answer?: Outcome['answer'] }>
}

/** The states in which a delivery can be changed. An order that is being placed is a copy, and stays as it is. */
export const OPEN = ['draft', 'active'] as const

export function deliveryWrite(write: DeliveryWrite): WriteAction {
  const { name, fields, allowed, attempts, meansDraft, mends, change } = write
  return {
    ...(attempts && { attempts }),
    name,
    label: `public:orderTemplate.${name}`,
    kind: 'write',
    access: 'account',
    transaction: 'one',
    fields: ['orderTemplateID', ...fields, 'region', 'returnJSONObjects'],
    run: (call) =>
      inMessages(async () => {
        const isDraft = meansDraft === true && (call.input['orderTemplateID'] ?? '') === ''
        const held = isDraft ? await holdDraft(call) : await holdDelivery(call, allowed)
        const { detail, answer } = await change(call, held)
        if (mends === true) await mend(call, held)
        return {
          answer: { ...(await shown(call, held.delivery.id)), ...answer },
          subjectID: held.delivery.id,
          ...(detail === undefined ? {} : { detail }),
        }
      }),
  }
}

/** The next look places what was mended: staff do not make it charge what the customer has saved (T17). */
async function mend({ db, session }: Call, { delivery, cart }: HeldDelivery): Promise<void> {
  if (delivery.status === 'active') {
    const payments = await db.select().from(cartPayment).where(eq(cartPayment.cartId, cart.id))
    refuseSavedMeans(session, payments)
  }
  await keepDelivery(db, delivery, { problem: null })
}

/** The delivery as it is after the write; nothing once it is deleted. */
async function shown(call: Call, id: string) {
  const present = await ownDelivery(call, id)
  const orderTemplate =
    present === undefined ? {} : await deliveryJson(settingOf(call), present, accountOf(call))
  return { orderTemplate }
}

/** These calls of the engine say in `messages` why they failed; the fields are kept beside it for forms. */
export async function inMessages(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work()
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    const { errors, status, headers, answer } = problem
    const messages = Object.entries(errors).flatMap(([propertyName, texts]) =>
      texts.map((message) => ({ message, messageType: 'error', propertyName })),
    )
    throw new Refusal(errors, { status, headers, answer: { messages, ...answer } })
  }
}
