/** What the rows of a sheet are given; each part stays the same value until it changes. */
import type { TFunction } from 'i18next'
import type { Dispatch } from 'react'
import type { LineMark } from '../../../../domain/quote/quote-marks.ts'
import type { QuoteItem, QuoteItemId } from '../../../../domain/quote/quote-item.ts'
import type { QuoteRowView } from '../../../../domain/quote/quote-rows.view.ts'
import type { SheetField } from '../../../../domain/quote/sheet-history.ts'
import type { Choice } from '../../../../domain/shared/row-selection.ts'
import type { CalendarDate } from '../../../../domain/shared/calendar-date.ts'
import type { SheetColumn } from './sheet-columns.ts'
import type { SheetAction, SheetState } from './sheet-state.ts'

/** The words, amounts and days of one quote, and what of it is shown. */
export interface SheetLook {
  readonly t: TFunction
  readonly language: string
  readonly day: (date: CalendarDate) => string
  readonly price: (amount: number | undefined, currency: string) => string
  /** Where the product of a line is shown as it is configured in it; undefined where it has no page. */
  readonly productAddress: (item: QuoteItem) => string | undefined
  readonly heads: Readonly<Record<SheetColumn, string>>
  readonly columns: readonly SheetColumn[]
  readonly canEdit: boolean
  /** Whether the day of a line can be changed; else it is only read. */
  readonly canEditDates: boolean
  readonly statusName: string
}

/** What one does to lines. */
export interface LineActions {
  /** A text is being typed. */
  readonly type: (itemId: QuoteItemId, field: SheetField, text: string) => void
  /** A text is to be saved. */
  readonly save: (itemId: QuoteItemId, field: SheetField, text: string) => void
  /** The field was left, and what stands in it is saved where that needs no question. */
  readonly leave: (itemId: QuoteItemId, field: SheetField) => void
  /** Back to what is stored. */
  readonly giveUp: (itemId: QuoteItemId, field: SheetField) => void
  readonly select: (choice: Choice<QuoteItemId>) => void
  readonly remove: (itemIds: readonly QuoteItemId[]) => void
  /** Asks for another configuration of a line. */
  readonly change: (itemId: QuoteItemId) => void
}

/** What the cells of a line are drawn from. */
export interface LineProps {
  readonly row: QuoteRowView
  readonly mark: LineMark | undefined
  /** Whether the rest of the order waits for this line. */
  readonly isLatest: boolean
  /** The cell of this line that one is in. */
  readonly column: SheetColumn | undefined
  readonly editing: SheetState['editing']
  readonly look: SheetLook
  readonly actions: LineActions
  readonly dispatch: Dispatch<SheetAction>
}

export interface SheetRowProps extends LineProps {
  readonly isSelected: boolean
}
