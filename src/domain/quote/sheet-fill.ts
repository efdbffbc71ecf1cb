/** One text, or a block of cells, put into the cells of many lines. */
import type { QuoteItemId } from './quote-item.ts'
import type { CellChange, CellText, SheetField, SheetStep } from './sheet-history.ts'

/** The columns that one writes in, as they stand side by side. */
export const sheetFields = ['quantity', 'date'] as const satisfies readonly SheetField[]

/** The text of a column in all given lines. */
export function filled(
  itemIds: readonly QuoteItemId[],
  field: SheetField,
  text: string,
  textOf: CellText,
): SheetStep {
  return itemIds.flatMap((itemId) => changed({ itemId, field }, text, textOf))
}

/** What stands in the first of the lines goes into all below it: fill down. */
export function filledDown(
  itemIds: readonly QuoteItemId[],
  field: SheetField,
  textOf: CellText,
): SheetStep {
  const [first, ...others] = itemIds
  const text = first === undefined ? undefined : textOf({ itemId: first, field })
  return text === undefined || text === '' ? [] : filled(others, field, text, textOf)
}

export interface SheetPaste {
  /** The lines from the one downwards that the block is pasted at. */
  readonly itemIds: readonly QuoteItemId[]
  /** The column that its first cells go to. */
  readonly field: SheetField
  readonly cells: readonly (readonly string[])[]
}

/** A block of cells, laid over the lines. Empty cells change nothing; what is beyond the last line or column is left out. */
export function pasted({ itemIds, field, cells }: SheetPaste, textOf: CellText): SheetStep {
  const fields = sheetFields.slice(sheetFields.indexOf(field))
  return itemIds.slice(0, cells.length).flatMap((itemId, row) =>
    fields.flatMap((each, column) => {
      const text = cells[row]?.[column]?.trim() ?? ''
      return text === '' ? [] : changed({ itemId, field: each }, text, textOf)
    }),
  )
}

/** The change of one cell; none where it says so already, or is gone. */
function changed(
  cell: Pick<CellChange, 'itemId' | 'field'>,
  after: string,
  textOf: CellText,
): SheetStep {
  const before = textOf(cell)
  return before === undefined || before === after ? [] : [{ ...cell, before, after }]
}
