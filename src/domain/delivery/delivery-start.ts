/** What is still missing before a scheduled delivery can begin to come. */
import { hasDestination } from '../quote/fulfilment.ts'
import type { ScheduledDelivery } from './scheduled-delivery.ts'

export type StartObstacle = 'items' | 'name' | 'date' | 'address' | 'payment'

/** All that is missing, in the order in which it is asked for; nothing for one that can be started. */
export function startObstacles(delivery: ScheduledDelivery): readonly StartObstacle[] {
  const { name, nextDate, order } = delivery
  const isOrdered = order.lines.some(({ outcome }) => outcome === 'order')
  const isSent = order.fulfilments.length > 0 && order.fulfilments.every(hasDestination)
  const checks: readonly (readonly [StartObstacle, boolean])[] = [
    ['items', !isOrdered],
    ['name', name === ''],
    ['date', nextDate === undefined],
    ['address', !isSent || order.requirements.includes('fulfilment')],
    ['payment', order.requirements.includes('payment')],
  ]
  return checks.flatMap(([obstacle, isMissing]) => (isMissing ? [obstacle] : []))
}
