/** What the head of a column says, as a button that sorts the rows by it. */
import type { RowSort } from '../../../domain/shared/row-order.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../Icon/icons.ts'
import { sorter } from './SortButton.css.ts'

interface SortButtonProps {
  readonly words: string
  /** Undefined where the rows are not sorted by this column. */
  readonly direction: RowSort<unknown>['direction'] | undefined
  readonly onSort: () => void
}

export function SortButton({ words, direction, onSort }: SortButtonProps) {
  return (
    <button type="button" className={sorter} onClick={onSort}>
      {words}
      {direction !== undefined && (
        <Icon of={direction === 'ascending' ? ChevronUpIcon : ChevronDownIcon} size="sm" />
      )}
    </button>
  )
}
