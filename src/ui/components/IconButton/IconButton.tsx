import { type Ref, useId } from 'react'
import { type Drawing, Icon } from '../Icon/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './IconButton.css.ts'

interface IconButtonProps {
  /** The whole name, with the row it belongs to: "Remove quote PUMP-7". */
  readonly label: string
  readonly icon: Drawing
  readonly onClick?: (() => void) | undefined
  readonly type?: 'button' | 'submit' | undefined
  /** What the form that it sends says of it. */
  readonly name?: string | undefined
  readonly value?: string | undefined
  readonly tone?: 'quiet' | 'secondary' | 'danger' | undefined
  readonly size?: 'sm' | 'md' | undefined
  /** Why it cannot be pressed now. */
  readonly reason?: string | undefined
  /** What is under way; until it has ended the button cannot be pressed. */
  readonly busyLabel?: string | undefined
  readonly pressed?: boolean | undefined
  readonly expanded?: boolean | undefined
  /** The id of what it opens. */
  readonly controls?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A button that shows only a drawing; its name is shown on hover and always read out. */
export function IconButton({ ref, ...props }: IconButtonProps) {
  const { tone = 'quiet', size = 'md', busyLabel } = props
  const reason = busyLabel ?? props.reason
  const reasonId = useId()
  return (
    <>
      <button
        ref={ref}
        // oxlint-disable-next-line react/button-has-type -- a closed choice of two
        type={props.type ?? 'button'}
        name={props.name}
        value={props.value}
        className={styles.iconButtonLook({ tone, size })}
        aria-label={props.label}
        title={reason ?? props.label}
        aria-disabled={reason === undefined ? undefined : true}
        aria-describedby={reason === undefined ? undefined : reasonId}
        aria-busy={busyLabel === undefined ? undefined : true}
        aria-pressed={props.pressed}
        aria-expanded={props.expanded}
        aria-controls={props.controls}
        onClick={reason === undefined ? props.onClick : undefined}
      >
        {busyLabel === undefined ? (
          <Icon of={props.icon} size={size === 'sm' ? 'sm' : 'md'} />
        ) : (
          <Spinner />
        )}
      </button>
      {reason !== undefined && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </>
  )
}
