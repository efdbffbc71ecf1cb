/** What the agreed terms of delivery mean for a form (FORM-14, FORM-15, FORM-16, FORM-17, O-31). */
import type { FormAnswers } from './form-definition.ts'

/** The question whose answer is the incoterm, and the one for the place that belongs to it. */
export const incotermCode = 'incoterm'
export const incotermPlaceCode = 'incotermLocation'

/** A warehouse of the works, where goods can be collected (CALL-15). */
export interface Warehouse {
  readonly code: string
  readonly name: string
}

/** How the conditional groups stand: asked for like all others, let off their duties, or not there. */
export type ConditionalGroups = 'asked' | 'exempt' | 'hidden'

/**
 * DAP, DDP and none: the groups are asked for. EXW: hidden, because the customer collects. Any other:
 * visible, and let off the required and the email check (FORM-14, FORM-15, FORM-16).
 */
export function conditionalGroups(incoterm: string): ConditionalGroups {
  switch (incoterm.trim().toUpperCase()) {
    case '':
    case 'DAP':
    case 'DDP':
      return 'asked'
    case 'EXW':
      return 'hidden'
    default:
      return 'exempt'
  }
}

/** How the conditional groups stand under the incoterm that a form is answered with. */
export function conditionalGroupsOf(answers: FormAnswers): ConditionalGroups {
  return conditionalGroups(answers.get(incotermCode) ?? '')
}

/** Whether the goods are collected at a warehouse. */
export function isCollected(answers: FormAnswers): boolean {
  return conditionalGroupsOf(answers) === 'hidden'
}

/**
 * The answers with a place that belongs to the incoterm: with EXW one of the warehouses, the first one
 * where none is chosen (FORM-17); with any other incoterm no warehouse.
 */
export function withPlace(answers: FormAnswers, warehouses: readonly Warehouse[]): FormAnswers {
  const place = answers.get(incotermPlaceCode) ?? ''
  const isWarehouse = warehouses.some(({ code }) => code === place)
  if (isCollected(answers) === isWarehouse) return answers
  const [first] = warehouses
  const next = isCollected(answers) ? first?.code : ''
  return next === undefined ? answers : new Map(answers).set(incotermPlaceCode, next)
}
