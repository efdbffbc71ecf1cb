import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import * as styles from './Tooltip.css.ts'

interface TooltipProps {
  /** A few words more; never the only place where something is said, for touch shows no tooltip. */
  readonly text: string
  /** One element that can hold the focus. */
  readonly children: ReactElement
}

/** Words on hover and focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={300} aria-description={text} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} sideOffset={4}>
          <Base.Popup className={styles.popup}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
