/** The history of a quote as it was answered last, so that the next answer need only bring what has happened since. */
import { either as E } from 'fp-ts'
import type { Path } from '../../http/decode.ts'
import { isRecord } from '../../http/json.ts'

/** What was answered, word for word: what is read of it is remembered by the words. */
export interface KnownHistory {
  readonly id: string
  /** The engine's name for exactly these entries. */
  readonly tag: string
  readonly entries: readonly unknown[]
}

/** The whole answer where it brought the end of a history, with what is known after it. */
export function wholeHistory(
  body: unknown,
  known: KnownHistory | undefined,
): E.Either<readonly Path[], { readonly body: unknown; readonly known: KnownHistory | undefined }> {
  const ledger = isRecord(body) ? body['quoteLedger'] : undefined
  if (!isRecord(body) || !isRecord(ledger)) return E.right({ body, known: undefined })
  const { orderID: id, entriesTag: tag, entriesSince: since } = ledger
  const brought: readonly unknown[] = Array.isArray(ledger['entries']) ? ledger['entries'] : []
  const isPart = typeof since === 'string' && since !== ''
  if (isPart && since !== known?.tag) return E.left(['quoteLedger.entriesSince'])
  const entries = isPart && known ? [...known.entries, ...brought] : brought
  const isNamed = typeof id === 'string' && typeof tag === 'string' && tag !== ''
  return E.right({
    body: isPart ? { ...body, quoteLedger: { ...ledger, entries } } : body,
    known: isNamed ? { id, tag, entries } : undefined,
  })
}
