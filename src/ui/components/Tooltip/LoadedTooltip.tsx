import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { RefObject } from 'react'
import * as styles from './Tooltip.css.ts'

export interface LoadedTooltipProps {
  readonly text: string
  readonly shown: boolean
  readonly anchor: RefObject<HTMLElement | null>
  readonly onHide: () => void
}

/** The tooltip itself, on Base UI, within the element it belongs to: the pointer may move onto it. */
export function LoadedTooltip({ text, shown, anchor, onHide }: LoadedTooltipProps) {
  return (
    <Base.Root
      open={shown}
      onOpenChange={(open) => {
        if (!open) onHide()
      }}
    >
      <Base.Portal container={anchor}>
        <Base.Positioner anchor={anchor} className={styles.positioner}>
          <Base.Popup className={styles.popup}>{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
