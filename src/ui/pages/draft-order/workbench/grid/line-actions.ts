/** What can be done with the lines of the table. The functions stay the same as long as the table stands. */
import type { LineView } from '../../../../../application/draft-order/csv-import.view.ts'
import type { Repair } from '../../../../../domain/draft-order/line-problem.ts'
import type { LineField } from '../../../../../domain/draft-order/written-line.ts'
import type { Choice } from '../../../../../domain/shared/row-selection.ts'

export interface LineActions {
  readonly write: (key: string, field: LineField, text: string) => void
  readonly repair: (key: string, repair: Repair) => void
  readonly remove: (keys: readonly string[]) => void
  /** Makes one line of those that ask for the very same. */
  readonly merge: (keys: readonly string[]) => void
  /** Says of a line in doubt whether it is in the quote. */
  readonly settle: (key: string, wasAdded: boolean) => void
  /** Shows the ways in which an ambiguous code can be read, to choose one and add the line so. */
  readonly chooseReading: (line: LineView) => void
  readonly select: (choice: Choice<string>) => void
  /** Chooses every line from one to another. */
  readonly extend: (from: string, to: string) => void
}
