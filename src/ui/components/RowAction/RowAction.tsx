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
}

/** What can be done with a row of a `Table`: a drawing in a row, with its word in a card. */
export function RowAction({
  label,
  shortLabel,
  icon,
  onClick,
  id,
  isBusy = false,
}: RowActionProps) {
  return (
    <button
      type="button"
      id={id}
      className={styles.action}
      aria-label={label}
      title={label}
      aria-busy={isBusy}
      onClick={onClick}
    >
      {isBusy ? <Spinner /> : <Icon of={icon} />}
      <span className={styles.words}>{shortLabel}</span>
    </button>
  )
}
