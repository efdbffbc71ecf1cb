/** What the browser keeps of a bulk order while it is typed. */
import { function as F, taskEither as TE } from 'fp-ts'
import {
  type BulkEntry,
  type BulkLine,
  emptyEntry,
  linesIn,
  withoutLines,
} from '../../domain/bulk-order/bulk-entry.ts'
import type { PortFailure } from '../failure.ts'
import type { OpenTries } from '../intents.ts'
import { keptTries } from '../kept-tries.ts'
import type { UnsentWork } from '../ports/unsent-work.ts'
import type { Program } from '../program.ts'

export interface KeptOrderPorts {
  readonly unsentWork: Pick<UnsentWork, 'bulkEntry' | 'read' | 'keep' | 'forget'>
  /** Whose work is kept: the customer's, or the visitor's; undefined until it is known who is there. */
  readonly owner: () => string | undefined
}

const name = 'bulk-order'

/** What was typed and not yet added; nothing until it is known by whom. */
export function keptBulkEntry({ unsentWork, owner: present }: KeptOrderPorts): BulkEntry {
  const owner = present()
  return (owner === undefined ? undefined : unsentWork.bulkEntry.read(owner, name)) ?? emptyEntry
}

/** Keeps an entry for whoever uses the shop, or for an owner; an empty one needs no keeping. */
export function keepBulkEntry(
  { unsentWork, owner: present }: KeptOrderPorts,
  entry: BulkEntry,
  owner = present(),
): void {
  if (owner === undefined) return
  if (linesIn(entry).length === 0 && entry.mode === emptyEntry.mode) {
    unsentWork.forget(owner, name)
  } else unsentWork.bulkEntry.keep(owner, name, entry)
}

/**
 * The same write of lines to a quote; once it is done they are kept no longer, though their page may have been left, and
 * `onDone` is called where the same user is still there.
 */
export function withoutQuoted<Answer>(
  ports: KeptOrderPorts,
  lines: readonly BulkLine[],
  write: Program<Answer>,
  onDone: () => void,
): Program<Answer> {
  return F.pipe(
    TE.fromIO<string | undefined, PortFailure>(ports.owner),
    TE.flatMap((owner) =>
      F.pipe(
        write,
        TE.tapIO(() => () => {
          const entry = owner && ports.unsentWork.bulkEntry.read(owner, name)
          if (entry) keepBulkEntry(ports, withoutLines(entry, lines), owner)
          if (ports.owner() === owner) onDone()
        }),
      ),
    ),
  )
}

const triesName = 'bulk-order-tries'

/** The ids of writes of these lines that may still be carried out, kept with them. */
export function keptOrderTries(ports: KeptOrderPorts): OpenTries {
  return keptTries(ports, triesName)
}

/** Lines that were changed are asked again, whatever became of them before. */
export function forgetTries({ unsentWork, owner: present }: KeptOrderPorts): void {
  const owner = present()
  if (owner !== undefined) unsentWork.forget(owner, triesName)
}
