/** What browsers can fill in by themselves (WCAG 1.3.5). */
import type { FormQuestion } from '../../../domain/form/form-definition.ts'

const byCode: ReadonlyMap<string, string> = new Map([
  ['name', 'name'],
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['company', 'organization'],
  ['legalName', 'organization'],
  ['website', 'url'],
  ['street', 'address-line1'],
  ['postalCode', 'postal-code'],
  ['city', 'address-level2'],
])

const ownAddress = 'emailAddress'
const ownNumber = 'phoneNumber'

/** Only what is asked about the person who fills in: a reference's number is not their own. */
export function autoCompleteOf({ code }: Pick<FormQuestion, 'code'>): string {
  if (code === ownAddress) return 'email'
  return code === ownNumber ? 'tel' : (byCode.get(code) ?? 'off')
}
