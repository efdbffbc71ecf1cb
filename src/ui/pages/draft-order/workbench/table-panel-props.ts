/** What the table is given. */
import type { Ref } from 'react'
import type { CsvImportEvent } from '../../../../application/draft-order/csv-import.view.ts'
import type { TableView } from '../../../../application/draft-order/csv-import.view.ts'
import type { LineWords } from './line-words.ts'

export interface TablePanelProps {
  readonly table: TableView
  /** Lines of this table that stand in the draft order already. */
  readonly addedCount: number
  readonly words: LineWords
  readonly isOver: boolean
  /** Whether the panel is the one on show, and what is pasted is meant for it. */
  readonly isActive: boolean
  readonly titleRef: Ref<HTMLHeadingElement>
  readonly send: (event: CsvImportEvent) => void
  /** Whoever writes or repairs a cell wants to hear what has come of it. */
  readonly onTouched: (key: string) => void
  /** The table was empty when it was begun: one types into its first cell. */
  readonly isBegunByHand: boolean
  /** Whoever has filled the last line goes on to a new one. */
  readonly isGrowing: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly say: (message: string) => void
  /** Leads on with a code that can be read in several ways. */
  readonly onChooseReading: (code: string) => void
  readonly onExport: () => void
}
