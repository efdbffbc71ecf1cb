/**
 * Looking up whether what is being typed is one of the customer's own codes. A failure is not reported: the search
 * goes on without own codes, and Enter asks again.
 */
import type { SnapshotFrom } from 'xstate'
import type { Product } from '../../domain/catalogue/product.ts'
import type { CustomCode } from '../../domain/draft-order/custom-code.ts'
import type { CodeUses, OwnNumber } from '../../domain/draft-order/kept-code.ts'
import { isPossibleOwnCode, ownCodeName } from '../../domain/draft-order/own-code.ts'
import { typedSearchMachine } from './typed-search.machine.ts'

/** An own code, and the product of the model that it stands for. */
export interface FoundOwnCode {
  readonly code: CustomCode
  readonly product: Product
}

/** A number with which lines of the customer's quotes and orders are found. */
export interface UsedNumber {
  readonly number: string
  readonly uses: Pick<CodeUses, 'quotes' | 'orders'>
}

/** What is known of a text among the customer's own numbers. */
export interface OwnNumberMatches {
  readonly found: FoundOwnCode | undefined
  readonly used: UsedNumber | undefined
  /** Numbers that the text is, or begins. */
  readonly numbers: readonly OwnNumber[]
}

export const ownCodeSearchMachine = typedSearchMachine<OwnNumberMatches>({
  id: 'ownCodeSearch',
  questionIn: (text) => (isPossibleOwnCode(text) ? text.trim() : undefined),
  isSame: (one, other) => ownCodeName(one) === ownCodeName(other),
  patience: 3000,
})

export type OwnCodeSearchSnapshot = SnapshotFrom<typeof ownCodeSearchMachine>
