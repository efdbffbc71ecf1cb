/** The fields of the form: what is typed in them, and what is wrong with it. */

import {
  CARD_FIELDS,
  type CardField,
  type CardProblems,
  type TypedCard,
} from '../card/card-check.ts'
import { inCapitals } from '../card/card-name.ts'
import { grouped } from '../card/card-number.ts'
import { problemText, type Words } from '../pages/words/words.ts'

type Control = HTMLInputElement | HTMLSelectElement

/** Writes what is typed as it is shown: a name in capitals, digits in groups of four. */
const SHOWN: Partial<Readonly<Record<CardField, (typed: string) => string>>> = {
  nameOnCreditCard: inCapitals,
  creditCardNumber: withGroups,
}

/** Longer numbers and other characters stay as they are typed, so that they can be told about. */
function withGroups(typed: string): string {
  return /^[\d\s]*$/.test(typed) && typed.replaceAll(/\s/g, '').length <= 19
    ? grouped(typed)
    : typed
}

export function controlOf(form: HTMLFormElement, field: CardField): Control {
  const control = form.elements.namedItem(field)
  if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) return control
  throw new Error(`The form has no field ${field}.`)
}

/** What stands in the form. */
export function typedCard(form: HTMLFormElement): TypedCard {
  const value = (field: CardField) => controlOf(form, field).value
  return {
    nameOnCreditCard: value('nameOnCreditCard'),
    creditCardNumber: value('creditCardNumber'),
    securityCode: value('securityCode'),
    expirationMonth: value('expirationMonth'),
    expirationYear: value('expirationYear'),
  }
}

/** Shows a field as it should look, with the caret behind the same character as before. */
export function reshape(control: Control): void {
  const field = CARD_FIELDS.find((each) => each === control.name)
  const shown = field && SHOWN[field]?.(control.value)
  if (shown === undefined || shown === control.value || !(control instanceof HTMLInputElement)) {
    return
  }
  const before = control.value.slice(0, control.selectionStart ?? control.value.length)
  const characters = SHOWN[field ?? 'securityCode']?.(before).length ?? before.length
  control.value = shown
  if (control.ownerDocument.activeElement === control) {
    control.setSelectionRange(characters, characters)
  }
}

/** Shows the problems of all fields, and takes away those that are solved. */
export function showProblems(form: HTMLFormElement, problems: CardProblems, words: Words): void {
  for (const field of CARD_FIELDS) {
    const control = controlOf(form, field)
    const problem = problems[field]
    const place = form.ownerDocument.getElementById(`${field}-error`)
    if (place === null) continue
    place.textContent = problem === undefined ? '' : problemText(words, field, problem)
    place.hidden = problem === undefined
    const described = [control.dataset['described'], problem && place.id].filter(Boolean).join(' ')
    if (described === '') control.removeAttribute('aria-describedby')
    else control.setAttribute('aria-describedby', described)
    if (problem === undefined) control.removeAttribute('aria-invalid')
    else control.setAttribute('aria-invalid', 'true')
  }
}
