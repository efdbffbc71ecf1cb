/** What the table is given. */
import type { Ref } from 'react'
import type {
  CsvImportEvent,
  TableView,
} from '../../../../application/draft-order/csv-import.view.ts'
import type { MatchOffer } from '../../../parts/own-codes/HandMatches.tsx'
import type { LineActions } from './grid/line-actions.ts'
import type { LineWords } from './line-words.ts'

export interface TablePanelProps {
  readonly table: TableView
  /** Lines of this table that stand in the draft order already. */
  readonly addedCount: number
  readonly words: LineWords
  /** Codes that were matched by hand and may be remembered. */
  readonly matches: MatchOffer
  readonly isOver: boolean
  /** Whether the panel is the one on show, and what is pasted is meant for it. */
  readonly isActive: boolean
  readonly titleRef: Ref<HTMLHeadingElement>
  readonly send: (event: CsvImportEvent) => void
  /** Announces the result of an edit or a repair of a cell. */
  readonly onTouched: (key: string) => void
  /** The table was empty when it was begun: one types into its first cell. */
  readonly isBegunByHand: boolean
  /** Appends a new line when the last one has been filled. */
  readonly isGrowing: boolean
  readonly onFiles: (files: readonly File[]) => void
  /** Takes a sheet that is pasted beside the cells, at once or once the table can. */
  readonly onPasteSheet: (text: string) => void
  readonly say: (message: string) => void
  /** Says it before what becomes of the table. */
  readonly sayFirst: (message: string) => void
  /** Leads on with a code that can be read in several ways. */
  readonly onChooseReading: LineActions['chooseReading']
  readonly onExport: () => void
}
