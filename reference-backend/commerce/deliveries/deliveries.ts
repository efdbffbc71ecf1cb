/** The calls about scheduled deliveries. */

import type { Action } from '../action.ts'
import { deliveryChoiceWrites } from './delivery-choices.ts'
import { deliveryLineWrites } from './delivery-lines.ts'
import { deliveryOptionReads } from './delivery-options.ts'
import { deliveryReads } from './delivery-reads.ts'
import { deliveryScheduleWrites } from './delivery-schedule.ts'

export const deliveryActions: readonly Action[] = [
  ...deliveryReads,
  ...deliveryOptionReads,
  ...deliveryScheduleWrites,
  ...deliveryLineWrites,
  ...deliveryChoiceWrites,
]
