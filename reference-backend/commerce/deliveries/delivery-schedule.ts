/** When a scheduled delivery comes: its name, its frequency, its next date, one skip; its beginning and its end. */

import { eq } from 'drizzle-orm'
import { newId } from '../../database/identifier.ts'
import { cart } from '../../database/schema/checkout.ts'
import { deliveryRun, scheduledDelivery } from '../../database/schema/deliveries.ts'
import { flag, inner, type Input, requiredText, text } from '../../http/input.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { addDays, earliestToday, isDay } from '../../pricing/calendar.ts'
import { refuseSavedMeans } from '../acting/not-while-acting.ts'
import { accountOf, type Call, type WriteAction } from '../action.ts'
import { pricedCart } from '../checkout/priced-cart.ts'
import { CANCELLATION_REASONS, DATE_CHANGE_REASONS, OTHER } from './delivery-options.ts'
import { settingOf } from './delivery-reads.ts'
import { type Delivery, type HeldDelivery, isBeingPlaced, keepDelivery } from './delivery-store.ts'
import { deliveryWrite, OPEN } from './delivery-write.ts'
import { frequencyTerm, requiredTerm } from './frequency.ts'
import { goOn } from './run-store.ts'

/** No date lies further ahead, in days. */
const FURTHEST = 366
const SKIPPED_ALREADY = 'Cannot Skip Schedule Date More than Once'

export const deliveryScheduleWrites: readonly WriteAction[] = [
  deliveryWrite({
    name: 'createOrderTemplate',
    fields: ['orderTemplateName', 'frequencyTermID', 'scheduleOrderDayOfTheMonth'],
    allowed: ['draft'],
    meansDraft: true,
    change: async (call, { delivery }) => {
      const name = text(call.input, 'orderTemplateName')
      const termID = text(call.input, 'frequencyTermID')
      await keepDelivery(call.db, delivery, {
        ...(name === '' ? {} : { name }),
        ...(termID === '' ? {} : { frequencyTermId: requiredTerm(termID) }),
      })
      // The engine answers the id alone.
      return { answer: { orderTemplate: delivery.id } }
    },
  }),
  deliveryWrite({
    name: 'editOrderTemplate',
    fields: ['orderTemplateName'],
    allowed: OPEN,
    change: async (call, { delivery }) => {
      // An empty name is ignored by the engine.
      const name = text(call.input, 'orderTemplateName')
      if (name !== '') await keepDelivery(call.db, delivery, { name })
      return { detail: { name } }
    },
  }),
  deliveryWrite({
    name: 'updateOrderTemplateFrequency',
    fields: ['frequencyTerm', 'frequencyTermID'],
    allowed: OPEN,
    change: async (call, { delivery }) => {
      const sent = text(inner(call.input, 'frequencyTerm'), 'value')
      const frequencyTermId = requiredTerm(sent || text(call.input, 'frequencyTermID'))
      await keepDelivery(call.db, delivery, { frequencyTermId, ...dayKept(delivery) })
      return { detail: { frequencyTermId } }
    },
  }),
  deliveryWrite({
    name: 'updateOrderTemplateSchedule',
    fields: [
      'orderTemplateScheduleDateChangeReasonTypeID',
      'otherScheduleDateChangeReasonNotes',
      'scheduleOrderNextPlaceDateTime',
      'skipMontFlag',
    ],
    allowed: OPEN,
    mends: true,
    change: async (call, held) => {
      if (await isBeingPlaced(call.db, held.delivery.id)) {
        throw refuse('scheduleOrderNextPlaceDateTime', 'This delivery is being placed now.')
      }
      return flag(call.input, 'skipMontFlag')
        ? skip(call, held.delivery)
        : move(call, held.delivery)
    },
  }),
  deliveryWrite({
    name: 'activateOrderTemplate',
    fields: [],
    allowed: ['draft'],
    change: activate,
  }),
  deliveryWrite({
    name: 'cancelOrderTemplate',
    fields: ['orderTemplateCancellationReasonType', 'orderTemplateCancellationReasonTypeOther'],
    allowed: ['active'],
    change: async (call, { delivery }) => {
      const id = requiredText(
        call.input,
        'orderTemplateCancellationReasonType',
        'Please choose a reason.',
      )
      const reason = CANCELLATION_REASONS.find((each) => each.id === id)
      if (reason === undefined) {
        throw refuse('orderTemplateCancellationReasonType', 'Please choose a reason.')
      }
      const notes = text(call.input, 'orderTemplateCancellationReasonTypeOther')
      if (reason.code === OTHER && notes === '') {
        throw refuse('orderTemplateCancellationReasonTypeOther', 'Please say why.')
      }
      await keepDelivery(call.db, delivery, {
        status: 'cancelled',
        cancelledAt: call.now,
        cancellationReason: id,
        cancellationNotes: notes,
        problem: null,
      })
      return { detail: { reason: reason.code } }
    },
  }),
  deliveryWrite({
    name: 'deleteOrderTemplate',
    fields: [],
    allowed: ['draft'],
    change: async ({ db }, { delivery }) => {
      await db.delete(scheduledDelivery).where(eq(scheduledDelivery.id, delivery.id))
      await db.delete(cart).where(eq(cart.id, delivery.cartId))
      return {}
    },
  }),
  deliveryWrite({
    name: 'retryOrderTemplate',
    fields: [],
    allowed: ['active'],
    mends: true,
    change: async () => ({}),
  }),
]

/** What comes by the week moves through the month: by the month it goes on from the day of its next date. */
function dayKept({ frequencyTermId, nextPlaceDate }: Delivery): Partial<Delivery> {
  const isByDays = frequencyTerm(frequencyTermId).months === 0
  return isByDays && nextPlaceDate !== null ? { dayOfMonth: dayOfMonthOf(nextPlaceDate) } : {}
}

function dayOfMonthOf(day: string): number {
  return Number(day.slice(8))
}

/** One delivery is left out; not a second one before the next has come (SUBS-03). */
async function skip({ db, now }: Call, delivery: Delivery) {
  const { nextPlaceDate, skippedDate } = delivery
  if (delivery.status !== 'active' || nextPlaceDate === null) {
    throw refuse('skipMontFlag', 'This delivery has not been started.')
  }
  if (skippedDate !== null) throw refuse('skipMontFlag', SKIPPED_ALREADY)
  await db
    .insert(deliveryRun)
    .values({
      cartId: newId(),
      deliveryId: delivery.id,
      dueDate: nextPlaceDate,
      state: 'skipped',
      changedAt: now,
      leasedUntil: now,
    })
    .onConflictDoUpdate({
      target: [deliveryRun.deliveryId, deliveryRun.dueDate],
      set: { state: 'skipped', changedAt: now },
    })
  // Where this date has waited for long, the one after it may have passed as well.
  const next = await goOn(db, delivery, { from: nextPlaceDate, now })
  await keepDelivery(db, delivery, { nextPlaceDate: next, skippedDate: nextPlaceDate })
  return { detail: { skipped: nextPlaceDate, next } }
}

/** The next delivery comes on another day, and those after it on that day of their months. */
async function move(call: Call, delivery: Delivery) {
  const next = dayIn(call.input, 'scheduleOrderNextPlaceDateTime')
  requireAhead(next, call.now)
  const taken = await call.db
    .select()
    .from(deliveryRun)
    .where(eq(deliveryRun.deliveryId, delivery.id))
  if (taken.some(({ dueDate, state }) => dueDate === next && state !== 'failed')) {
    throw refuse('scheduleOrderNextPlaceDateTime', 'There was a delivery on this date already.')
  }
  const reason = reasonIn(call.input, delivery.status)
  await keepDelivery(call.db, delivery, { nextPlaceDate: next, dayOfMonth: dayOfMonthOf(next) })
  return { detail: { next, ...reason } }
}

function reasonIn(input: Input, status: Delivery['status']) {
  const id = text(input, 'orderTemplateScheduleDateChangeReasonTypeID')
  const notes = text(input, 'otherScheduleDateChangeReasonNotes')
  const reason = DATE_CHANGE_REASONS.find((each) => each.id === id)
  if (status === 'active' && reason === undefined) {
    throw refuse('orderTemplateScheduleDateChangeReasonTypeID', 'Please choose a reason.')
  }
  if (reason?.code === OTHER && notes === '') {
    throw refuse('otherScheduleDateChangeReasonNotes', 'Please say why.')
  }
  return { reason: reason?.code ?? '', notes }
}

/** A day, or the day of an instant. */
function dayIn(input: Input, field: string): string {
  const day = requiredText(input, field, 'Please choose a date.').slice(0, 10)
  if (!isDay(day)) throw refuse(field, 'This must be a date such as 2027-03-09.')
  return day
}

function requireAhead(day: string, now: Date): void {
  const today = earliestToday(now)
  if (day <= today) throw refuse('scheduleOrderNextPlaceDateTime', 'This date has passed.')
  if (day > addDays(today, FURTHEST)) {
    throw refuse('scheduleOrderNextPlaceDateTime', 'This date is more than a year ahead.')
  }
}

/** What is set up begins to come, once nothing is missing. */
async function activate(call: Call, { delivery, cart: held }: HeldDelivery) {
  const priced = await pricedCart(settingOf(call), held, accountOf(call))
  const errors = {
    ...(delivery.name === '' && { orderTemplateName: ['Please enter a name.'] }),
    ...(priced.lines.every(({ outcome }) => outcome !== 'order') && {
      orderTemplateItems: ['Please add a product that can be ordered.'],
    }),
    ...(delivery.nextPlaceDate === null && {
      scheduleOrderNextPlaceDateTime: ['Please choose the first date.'],
    }),
    ...(priced.requirements.includes('fulfillment') && {
      fulfillment: ['Please choose where to deliver.'],
    }),
    ...(priced.requirements.includes('payment') && { payment: ['Please choose how to pay.'] }),
  }
  if (Object.keys(errors).length > 0) throw new Refusal(errors)
  refuseSavedMeans(call.session, priced.payments)
  requireAhead(delivery.nextPlaceDate ?? '', call.now)
  await keepDelivery(call.db, delivery, { status: 'active', activatedAt: call.now })
  return {}
}
