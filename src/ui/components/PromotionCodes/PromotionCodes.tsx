import { CloseIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './PromotionCodes.css.ts'

export interface ShownPromotion {
  readonly code: string
  /** The name of the promotion; empty when it is unknown. */
  readonly name: string
}

/** Codes may be removed unless that is disabled (CART-21). */
type Removal =
  | { readonly removal: 'disabled' }
  | {
      readonly removal: 'allowed'
      readonly removeLabel: (code: string) => string
      readonly onRemove: (code: string) => void
      /** What is said of a code that is being removed; undefined for the others. */
      readonly busyLabel?: ((code: string) => string | undefined) | undefined
      /** The id of what removes a code, for those who are led there. */
      readonly idOf?: ((code: string) => string) | undefined
    }

type PromotionCodesProps = Removal & {
  readonly label: string
  readonly promotions: readonly ShownPromotion[]
}

/** The promotion codes that are in force. */
export function PromotionCodes(props: PromotionCodesProps) {
  return (
    <ul className={styles.list} aria-label={props.label}>
      {props.promotions.map(({ code, name }) => (
        <li key={code} className={styles.entry}>
          <span className={styles.code}>{code}</span>
          {name !== '' && <span className={styles.name}>{name}</span>}
          {props.removal === 'allowed' && (
            <span id={props.idOf?.(code)}>
              <IconButton
                icon={CloseIcon}
                size="sm"
                label={props.removeLabel(code)}
                busyLabel={props.busyLabel?.(code)}
                onClick={() => props.onRemove(code)}
              />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
