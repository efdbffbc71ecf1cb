/** A button that shows and hides a part of the page below it. */
import type { ReactNode } from 'react'
import { buttonLook, words } from '../../../components/Button/Button.css.ts'
import { type Drawing, Icon } from '../../../components/Icon/Icon.tsx'

interface DisclosureButtonProps {
  readonly icon: Drawing
  readonly isOpen: boolean
  /** The id of the part. */
  readonly controls: string
  readonly onToggle: () => void
  readonly children: ReactNode
}

export function DisclosureButton(props: DisclosureButtonProps) {
  return (
    <button
      type="button"
      className={buttonLook()}
      aria-expanded={props.isOpen}
      aria-controls={props.controls}
      onClick={props.onToggle}
    >
      <span className={words}>
        <Icon of={props.icon} />
        {props.children}
      </span>
    </button>
  )
}
