import { type Drawing, Icon } from '../Icon/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as styles from './RowAction.css.ts'

interface RowActionProps {
  /** The whole name, with the row it belongs to: "Remove quote PUMP-7". */
  readonly label: string
  /** Its first word or words, seen where the row is a card: "Remove". */
  readonly shortLabel: string
  readonly icon: Drawing
  readonly onClick: () => void
  readonly id?: string | undefined
  /** It is being done. */
  readonly isBusy?: boolean | undefined
  /** -1 in a table that has one stop for the Tab key, where one is not in the row. */
  readonly tabIndex?: number | undefined
}

/** What can be done with a row of a `Table`: a drawing in a row, with its word in a card. */
export function RowAction({
  label,
  shortLabel,
  icon,
  onClick,
  id,
  isBusy = false,
  tabIndex,
}: RowActionProps) {
  return (
    <button
      type="button"
      id={id}
      className={styles.action}
      aria-label={label}
      title={label}
      aria-busy={isBusy}
      tabIndex={tabIndex}
      onClick={onClick}
    >
      {isBusy ? <Spinner /> : <Icon of={icon} />}
      <span className={styles.words}>{shortLabel}</span>
    </button>
  )
}
