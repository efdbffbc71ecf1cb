/** Where a key leads in a table that one works in: a grid by the book of ARIA. */

export interface GridPlace<Column extends string> {
  /** The key of the line. */
  readonly row: string
  readonly column: Column
}

export interface PressedKey {
  readonly key: string
  readonly ctrlKey: boolean
}

export interface GridShape<Column extends string> {
  /** The keys of the lines, from top to bottom. */
  readonly keys: readonly string[]
  /** The cells of a line in their order; a line may have more than its neighbour. */
  readonly columnsOf: (key: string) => readonly Column[]
  /** Where one comes to in a line that lacks the column. */
  readonly instead: Column
}

/** How many lines a page key goes. */
const pageStep = 10

/**
 * The place that a key leads to: arrows by one, Home and End in the line, with Ctrl in the table, page keys by ten.
 * Undefined when the key is none of these. At the edge one stays where one is.
 */
export function placeAfter<Column extends string>(
  shape: GridShape<Column>,
  { row, column }: GridPlace<Column>,
  { key, ctrlKey }: PressedKey,
): GridPlace<Column> | undefined {
  const { keys, columnsOf } = shape
  const at = keys.indexOf(row)
  if (at === -1) return undefined
  const columns = columnsOf(row)
  const beside = (step: number) => ({
    row,
    column: columns[columns.indexOf(column) + step] ?? column,
  })
  const below = (step: number) => {
    const target = keys[Math.min(Math.max(at + step, 0), keys.length - 1)] ?? row
    return placeIn(shape, target, column)
  }
  switch (key) {
    case 'ArrowRight':
      return beside(1)
    case 'ArrowLeft':
      return beside(-1)
    case 'ArrowDown':
      return below(1)
    case 'ArrowUp':
      return below(-1)
    case 'PageDown':
      return below(pageStep)
    case 'PageUp':
      return below(-pageStep)
    case 'Home':
      return { row: ctrlKey ? (keys[0] ?? row) : row, column: columns[0] ?? column }
    case 'End': {
      const last = ctrlKey ? (keys.at(-1) ?? row) : row
      return { row: last, column: columnsOf(last).at(-1) ?? column }
    }
    default:
      return undefined
  }
}

/** The same column of a line, or what stands in for it. */
export function placeIn<Column extends string>(
  { columnsOf, instead }: GridShape<Column>,
  row: string,
  column: Column,
): GridPlace<Column> {
  return { row, column: columnsOf(row).includes(column) ? column : instead }
}
