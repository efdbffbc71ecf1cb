/**
 * What a customer has typed and not yet sent: it survives a reload and a new sign-in, belongs to one
 * account, and is wiped at sign-out and when another account signs in (T50).
 */
import type { AddressEntry } from '../../domain/account/address.ts'
import type { BulkEntry } from '../../domain/bulk-order/bulk-entry.ts'
import type { KeptTable } from '../../domain/draft-order/kept-table.ts'
import type { KeptAnswers } from '../../domain/form/form-definition.ts'
import type { SubmissionNotes } from '../../domain/quote/submission.ts'

/** Work of one kind, by owner and name, under the same names as texts. */
export interface KeptWork<Value> {
  /** The value that was kept; undefined when there is none, or nothing of it can be read. Never throws (T35). */
  readonly read: (owner: string, name: string) => Value | undefined
  readonly keep: (owner: string, name: string, value: Value) => void
}

/** Unsent work as texts, which every page has. */
export interface UnsentTexts {
  /** The text kept under a name for an account, or undefined. Never throws (T35). */
  readonly read: (owner: string, name: string) => string | undefined
  readonly keep: (owner: string, name: string, text: string) => void
  readonly forget: (owner: string, name: string) => void
  /** Makes one owner's work another's: what the other has under the same name already stays as it is. */
  readonly handOver: (from: string, to: string) => void
  /** Forgets the work of all owners but this one; of all, when undefined. */
  readonly forgetAllBut: (owner: string | undefined) => void
}

/** The same with the kinds of work that have a form of their own; it comes with the services that need it. */
export interface UnsentWork extends UnsentTexts {
  readonly notes: KeptWork<SubmissionNotes>
  readonly address: KeptWork<AddressEntry>
  readonly answers: KeptWork<KeptAnswers>
  readonly bulkEntry: KeptWork<BulkEntry>
  readonly table: KeptWork<KeptTable>
}
