/** Unsent work as it is kept in the browser's storage. */
import * as t from 'io-ts'
import { type AddressEntry, emptyAddressEntry } from '../../domain/account/address.ts'
import { entryFields } from '../../domain/account/address-requirements.ts'
import { type BulkEntry, bulkModes } from '../../domain/bulk-order/bulk-entry.ts'
import type { KeptTable, SentBatch } from '../../domain/draft-order/kept-table.ts'
import type { KeptAnswers } from '../../domain/form/form-definition.ts'
import { dispatchChoices } from '../../domain/quote/dispatch.ts'
import type { SubmissionNotes } from '../../domain/quote/submission.ts'
import { lenient, part } from '../http/lenient.wire.ts'
import { decodeKept, keptCount, keptList, keptText } from './kept.wire.ts'

/** How one kind of work becomes a text, and what is read of one. */
export interface KeptForm<Value> {
  readonly encode: (value: Value) => string
  readonly decode: (text: string | undefined) => Value | undefined
}

const NotesWire = t.strict({
  comment: keptText,
  freightCarrier: keptText,
  specialInstructions: keptText,
  dispatch: lenient('dispatch', (value) => dispatchChoices.find((choice) => choice === value)),
})

export const notesForm: KeptForm<SubmissionNotes> = {
  encode: JSON.stringify,
  decode: (text) => decodeKept(NotesWire, text),
}

export const addressForm: KeptForm<AddressEntry> = {
  encode: JSON.stringify,
  decode: (text) => {
    const fields = decodeKept(t.UnknownRecord, text)
    if (fields === undefined) return undefined
    const entry = { ...emptyAddressEntry }
    for (const field of entryFields) {
      const value = fields[field]
      if (typeof value === 'string') entry[field] = value
    }
    return entry
  },
}

const AnswersWire = t.strict({ answers: part(t.UnknownRecord), intentId: keptText })

export const answersForm: KeptForm<KeptAnswers> = {
  encode: ({ answers, intentId }) =>
    JSON.stringify({ answers: Object.fromEntries(answers), intentId }),
  decode: (text) => {
    const kept = decodeKept(AnswersWire, text)
    const answers = new Map<string, string>()
    for (const [code, answer] of Object.entries(kept?.answers ?? {})) {
      if (typeof answer === 'string') answers.set(code, answer)
    }
    return kept && { answers, intentId: kept.intentId || undefined }
  },
}

const BulkWire = t.strict({
  mode: lenient('mode', (value) => bulkModes.find((mode) => mode === value)),
  text: keptText,
  lines: keptList(t.strict({ code: keptText, quantity: keptText })),
})

export const bulkForm: KeptForm<BulkEntry> = {
  encode: JSON.stringify,
  decode: (kept) => {
    const { mode, text, lines } = decodeKept(BulkWire, kept) ?? {}
    if (mode === undefined || text === undefined || lines === undefined) return undefined
    return { mode, text, lines: lines.map((line, at) => ({ ...line, key: String(at + 1) })) }
  },
}

const CountsWire = keptList(t.tuple([t.string, keptCount]))
const KeysWire = keptList(t.string)

const LineWire = t.strict({
  key: keptText,
  number: keptCount,
  modelCode: keptText,
  quantity: keptText,
  requestedDate: keptText,
  customerMaterialNumber: keptText,
  ownCode: lenient('ownCode', (value) => (typeof value === 'string' ? value : undefined)),
})

const TableWire = t.strict({
  lines: keptList(LineWire),
  nextKey: keptCount,
  batch: part(
    t.strict({
      keys: KeysWire,
      sent: CountsWire,
      before: CountsWire,
      intentId: keptText,
      wasCarriedOut: lenient('wasCarriedOut', (value) => value === true || undefined),
    }),
  ),
  tried: keptList(t.strict({ keys: KeysWire, sent: CountsWire, intentId: keptText })),
  unclear: keptList(KeysWire),
  addedCount: keptCount,
})

export const tableForm: KeptForm<KeptTable> = {
  encode: ({ batch, tried, ...table }) =>
    JSON.stringify({
      ...table,
      batch: batch && { ...batch, sent: [...batch.sent], before: [...batch.before] },
      tried: tried.map((each) => ({ ...each, sent: [...each.sent] })),
    }),
  decode: (text) => {
    const table = decodeKept(TableWire, text)
    const lines = table?.lines.filter(({ key }) => key !== '') ?? []
    if (table === undefined || lines.length === 0) return undefined
    // Without an id there is nothing to be tried again under.
    const tried = table.tried.filter(({ intentId }) => intentId !== '')
    return {
      ...table,
      lines,
      batch: batchOf(table.batch),
      tried: tried.map((each) => ({ ...each, sent: new Map(each.sent) })),
    }
  },
}

function batchOf(batch: t.TypeOf<typeof TableWire>['batch']): SentBatch | undefined {
  if (batch === undefined || batch.keys.length === 0) return undefined
  return { ...batch, sent: new Map(batch.sent), before: new Map(batch.before) }
}
