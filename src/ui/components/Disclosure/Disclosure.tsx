import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { buttonLook } from '../Button/Button.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ChevronDownIcon } from '../Icon/icons.ts'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Disclosure.css.ts'

export interface DisclosureProps {
  /** The address of the page: opened on one page, the sheet is closed on the next. */
  readonly place: string
  readonly label: string
  /** What stands on the button after the label, which is read out only. */
  readonly shown?: string | undefined
  /** `mark` shows the arrow only; the label is read out. */
  readonly look?: 'words' | 'mark' | 'filled' | undefined
  readonly align?: 'start' | 'end' | undefined
  /** Stands on the button instead of the arrow. */
  readonly face?: ReactNode
  /** Made when the sheet opens. */
  readonly children: () => ReactNode
}

/**
 * A button that opens a sheet of links below it (APG disclosure navigation). It closes when the focus
 * leaves it, with Esc, and when a link was followed.
 */
export function Disclosure(props: DisclosureProps) {
  const { place, label, shown, look = 'words', align = 'start' } = props
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [openAt, setOpenAt] = useState<string | undefined>(undefined)
  const isOpen = openAt === place
  const close = () => setOpenAt(undefined)
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    close()
    button.current?.focus()
  }
  // A link to the page one is on changes nothing but the sheet.
  const follow = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it only listens to its children
    <div className={styles.frame} onBlur={leave} onKeyDown={press} onClick={follow}>
      <button
        ref={button}
        type="button"
        className={`${buttonLook({ tone: 'quiet' })} ${styles.button[look]}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? close() : setOpenAt(place))}
      >
        <span className={look === 'mark' || shown ? visuallyHidden : undefined}>{label}</span>
        {shown !== undefined && <span>{shown}</span>}
        {props.face ?? <Icon of={ChevronDownIcon} size="sm" />}
      </button>
      {isOpen && (
        // Pressing between two links must not take the focus out of the sheet.
        <div id={id} tabIndex={-1} className={`${styles.sheet} ${styles.align[align]}`}>
          {props.children()}
        </div>
      )}
    </div>
  )
}
