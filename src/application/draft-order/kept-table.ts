/** The table of a draft order between two visits: unsent work, kept per account and quote. */
import type { KeptTable } from '../../domain/draft-order/kept-table.ts'
import { isBlank } from '../../domain/draft-order/written-line.ts'
import type { QuoteId } from '../../domain/shared/quote-id.ts'
import type { UnsentWork } from '../ports/unsent-work.ts'

/** Where tables are kept; no owner is a visitor, who keeps nothing. */
export interface TableStorage {
  readonly unsentWork: UnsentWork
  readonly owner: () => string | undefined
}

/** Keeps the table, or forgets it when there is nothing left to keep. */
export function keepTable(
  { unsentWork, owner }: TableStorage,
  quoteId: QuoteId,
  table: KeptTable | undefined,
): void {
  const account = owner()
  if (account === undefined) return
  if (table) unsentWork.table.keep(account, nameOf(quoteId), table)
  else unsentWork.forget(account, nameOf(quoteId))
}

/** The table that was kept for a quote; undefined when there is none, or it cannot be read. */
export function readKeptTable(
  { unsentWork, owner }: TableStorage,
  quoteId: QuoteId,
): KeptTable | undefined {
  const account = owner()
  return account === undefined ? undefined : unsentWork.table.read(account, nameOf(quoteId))
}

/** How many lines stand in the kept table of a quote and have not been added to it. */
export function keptLineCount(storage: TableStorage, quoteId: QuoteId): number {
  return readKeptTable(storage, quoteId)?.lines.filter((line) => !isBlank(line)).length ?? 0
}

/** The table of one quote in this tab, and whether another tab has touched it since. */
export interface TableKeeper {
  readonly keep: (table: KeptTable | undefined) => void
  /**
   * Whether what is kept is no longer what this tab left there. Two tabs that show one table must not both
   * add its lines.
   */
  readonly isForeign: () => boolean
}

/** Begins with the table as it is kept now, which is the one that this tab shows. */
export function tableKeeper(storage: TableStorage, quoteId: QuoteId): TableKeeper {
  const { unsentWork, owner } = storage
  const textNow = () => {
    const account = owner()
    return account === undefined ? undefined : unsentWork.read(account, nameOf(quoteId))
  }
  let own = textNow()
  const isForeign = () => owner() !== undefined && textNow() !== own
  return {
    keep: (table) => {
      // The other tab has the last word; written over, its lines would look as if they were still to be added.
      if (isForeign()) return
      keepTable(storage, quoteId, table)
      // What is there now, not what was written: a storage that is full keeps nothing.
      own = textNow()
    },
    isForeign,
  }
}

function nameOf(quoteId: QuoteId): string {
  return `draft-order-table:${quoteId}`
}
