/** The kinds of unsent work, each read from its text. */
import type { KeptWork, UnsentTexts, UnsentWork } from '../../application/ports/unsent-work.ts'
import {
  addressForm,
  answersForm,
  bulkForm,
  type KeptForm,
  notesForm,
  tableForm,
} from './unsent-work.wire.ts'

/** The unsent work whose texts these are. */
export function localUnsentWork(texts: UnsentTexts): UnsentWork {
  const workOf = <Value>({ encode, decode }: KeptForm<Value>): KeptWork<Value> => ({
    read: (owner, name) => decode(texts.read(owner, name)),
    keep: (owner, name, value) => texts.keep(owner, name, encode(value)),
  })
  return {
    ...texts,
    notes: workOf(notesForm),
    address: workOf(addressForm),
    answers: workOf(answersForm),
    bulkEntry: workOf(bulkForm),
    table: workOf(tableForm),
  }
}
