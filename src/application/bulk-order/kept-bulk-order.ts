/** What the browser keeps of a bulk order while it is typed. */
import { function as F, taskEither as TE } from 'fp-ts'
import {
  type BulkEntry,
  type BulkLine,
  emptyEntry,
  linesIn,
  saySame,
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

/** What is kept of the lines that this tab shows, and whether another tab has touched it since it showed them. */
export interface OrderKeeper {
  /** What was typed and not yet added, to be shown from now on; nothing until it is known by whom. */
  readonly take: () => BulkEntry
  readonly keep: (entry: BulkEntry) => void
  /** Two tabs that show the same lines must not both add them. */
  readonly isForeign: () => boolean
  /**
   * The same write of lines to a quote; once it is done they are kept no longer, though their page may have been left, and
   * `onDone` is called where the same user is still there.
   */
  readonly withoutQuoted: <Answer>(
    lines: readonly BulkLine[],
    write: Program<Answer>,
    onDone: () => void,
  ) => Program<Answer>
}

/** Begins with what is kept now. */
export function orderKeeper(ports: KeptOrderPorts): OrderKeeper {
  const { unsentWork, owner: present } = ports
  const textNow = () => {
    const owner = present()
    return owner === undefined ? undefined : unsentWork.read(owner, name)
  }
  const here = (entry: BulkEntry, wasForeign: boolean) => ({
    entry,
    wasForeign,
    owner: present(),
    text: textNow(),
  })
  const readNow = () => {
    const owner = present()
    return (owner === undefined ? undefined : unsentWork.bulkEntry.read(owner, name)) ?? emptyEntry
  }
  let own = here(readNow(), false)
  // Of another user this tab has shown nothing yet.
  const isForeign = () => present() === own.owner && (own.wasForeign || textNow() !== own.text)
  const keep = (entry: BulkEntry) => {
    const wasForeign = isForeign()
    // Lines that another tab has added would come back; what is typed here is kept all the same.
    if (wasForeign && saySame(entry, own.entry)) return
    keepBulkEntry(unsentWork, entry, present())
    own = here(entry, wasForeign)
  }
  return {
    take: () => {
      own = here(readNow(), false)
      return own.entry
    },
    keep,
    isForeign,
    withoutQuoted: (lines, quoting, onDone) =>
      F.pipe(
        TE.fromIO<string | undefined, PortFailure>(present),
        TE.flatMap((owner) =>
          F.pipe(
            quoting,
            TE.tapIO(() => () => {
              const entry = owner && unsentWork.bulkEntry.read(owner, name)
              const left = entry && withoutLines(entry, lines)
              if (left && present() === owner) keep(left)
              else if (left) keepBulkEntry(unsentWork, left, owner)
              if (present() === owner) onDone()
            }),
          ),
        ),
      ),
  }
}

/** An empty entry needs no keeping, nor does one of nobody. */
function keepBulkEntry(
  unsentWork: KeptOrderPorts['unsentWork'],
  entry: BulkEntry,
  owner: string | undefined,
): void {
  if (owner === undefined) return
  if (linesIn(entry).length === 0 && entry.mode === emptyEntry.mode) {
    unsentWork.forget(owner, name)
  } else unsentWork.bulkEntry.keep(owner, name, entry)
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
