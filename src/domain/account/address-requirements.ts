/** What a country asks of an address: which fields show, which are required, what they are called (ADDR-05, ADDR-06). */
import type { AddressField } from './address.ts'

export interface FieldRequirement {
  readonly isShown: boolean
  readonly isRequired: boolean
  /** The country's own name of the field, empty to use the shop's. */
  readonly label: string
}

export interface CountryRequirements {
  readonly code: string
  readonly name: string
  readonly fields: Readonly<Record<AddressField, FieldRequirement>>
  readonly states: readonly { readonly code: string; readonly name: string }[]
}

export type AddressProblem = {
  readonly field: AddressField | 'nickname'
  readonly kind: 'required' | 'invalid-email' | 'invalid-phone' | 'unknown-state' | 'too-long'
}
