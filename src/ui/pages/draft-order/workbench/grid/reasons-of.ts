/** Whether there is anything to say of a line, and which of its cells wants to be looked at. */
import type {
  LineStatus,
  LineView,
} from '../../../../../application/draft-order/csv-import.view.ts'
import type { PortFailure } from '../../../../../application/failure.ts'
import { fieldOf } from '../../../../../domain/draft-order/line-problem.ts'
import type { GridRow } from './grid-place.ts'

export const hasReasons = ({ problems, readAs, failure, status, duplicates }: LineView): boolean =>
  problems.length > 0 ||
  readAs !== undefined ||
  (failure !== undefined && !isOfTable(failure)) ||
  status === 'in-doubt' ||
  duplicates.count > 0

/** Whether a failure is that of the whole table, which says it once above its lines. */
export const isOfTable = ({ kind }: PortFailure): boolean => kind === 'changed-elsewhere'

/** The id of the notes on a line, for the cells that they describe. */
export const reasonsIdOf = ({ key }: LineView): string => `reasons-${key}`

const unsettled: ReadonlySet<LineStatus> = new Set([
  'faulty',
  'unanswered',
  'unpriced',
  'not-added',
  'in-doubt',
])

/** Lines that need attention. */
export const wantsAttention = ({ status }: LineView): boolean => unsettled.has(status)

/** The line as the keys of the table see it. */
export function gridRow(line: LineView): GridRow {
  const [problem] = line.problems
  return {
    key: line.key,
    hasReasons: hasReasons(line),
    isBlank: line.status === 'blank',
    faultyColumn: wantsAttention(line) ? (problem ? fieldOf(problem) : 'reasons') : undefined,
  }
}
