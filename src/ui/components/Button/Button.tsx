import { type MouseEvent, type PointerEvent, type ReactNode, type Ref, useId } from 'react'
import { type Drawing, Icon } from '../Icon/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Button.css.ts'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

/** While busy a button keeps its width and says so: the sentence is not optional. */
type Busy =
  | { readonly busy?: undefined; readonly busyLabel?: undefined }
  | { readonly busy: boolean; readonly busyLabel: string }

export type ButtonProps = Busy & {
  /** What happens, as a verb. */
  readonly children: ReactNode
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  readonly type?: 'button' | 'submit' | undefined
  /** What the form that it sends says of it. */
  readonly name?: string | undefined
  readonly value?: string | undefined
  readonly tone?: ButtonTone | undefined
  readonly size?: ButtonSize | undefined
  readonly icon?: Drawing | undefined
  /** As wide as its parent. */
  readonly wide?: boolean | undefined
  /** Why it cannot be pressed now. The button stays in the tab order and carries the reason. */
  readonly reason?: string | undefined
  /** Pressed all the same: leads to what the reason is about. */
  readonly onBlocked?: (() => void) | undefined
  /** `announced` when the reason already stands elsewhere on the page. */
  readonly reasonLook?: 'visible' | 'announced' | undefined
  readonly describedBy?: string | undefined
  readonly form?: string | undefined
  readonly id?: string | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

const joined = (...ids: readonly (string | undefined)[]) =>
  ids.filter((id) => id !== undefined).join(' ') || undefined

type Pressing = PointerEvent<HTMLButtonElement>

/** Pixels by which a hand trembles during a press. */
const tremble = 8

/** Where the press that is under way began, in the window. */
let began: Pick<Pressing, 'clientX' | 'clientY'> = { clientX: 0, clientY: 0 }

/** A press counts where it began, though what has come in above moves the button away under it; to move off gives it up. */
const pressInPlace = {
  onPointerDown: (event: Pressing) => {
    began = event
    event.currentTarget.setPointerCapture(event.pointerId)
  },
  onPointerMove: (event: Pressing) => {
    const way = Math.abs(event.clientX - began.clientX) + Math.abs(event.clientY - began.clientY)
    if (way > tremble) event.currentTarget.releasePointerCapture(event.pointerId)
  },
}

/** A button. Never dead: what cannot be pressed says why, what is under way says what. */
export function Button({ ref, ...props }: ButtonProps) {
  const { tone = 'secondary', size = 'md', wide = false, reasonLook = 'visible' } = props
  const reasonId = useId()
  const blocked = props.reason !== undefined || props.busy === true
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!blocked) {
      props.onClick?.(event)
      return
    }
    // `aria-disabled` only says so; a blocked submit button would still send its form.
    event.preventDefault()
    if (props.reason !== undefined) props.onBlocked?.()
  }
  const button = (
    <button
      ref={ref}
      id={props.id}
      // oxlint-disable-next-line react/button-has-type -- a closed choice of two
      type={props.type ?? 'button'}
      name={props.name}
      value={props.value}
      form={props.form}
      className={styles.buttonLook({ tone, size, wide: wide ? 'yes' : 'no' })}
      onClick={press}
      {...pressInPlace}
      aria-disabled={blocked || undefined}
      aria-busy={props.busy === true || undefined}
      aria-describedby={joined(
        props.reason === undefined ? undefined : reasonId,
        props.describedBy,
      )}
    >
      <span className={styles.words}>
        {props.icon && <Icon of={props.icon} size={size === 'sm' ? 'sm' : 'md'} />}
        {props.children}
      </span>
      {props.busy === true && (
        <span className={styles.turning}>
          <Spinner />
        </span>
      )}
    </button>
  )
  return (
    <Explained reason={props.reason} reasonId={reasonId} look={reasonLook} wide={wide}>
      {button}
      {props.busy !== undefined && (
        <output className={visuallyHidden}>{props.busy ? props.busyLabel : ''}</output>
      )}
    </Explained>
  )
}

interface ExplainedProps {
  readonly reason: string | undefined
  readonly reasonId: string
  readonly look: 'visible' | 'announced'
  readonly wide: boolean
  readonly children: ReactNode
}

function Explained({ reason, reasonId, look, wide, children }: ExplainedProps) {
  const hidden = look === 'announced'
  return (
    <span className={wide ? `${styles.explained} ${styles.explainedWide}` : styles.explained}>
      {children}
      {reason !== undefined && hidden && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
      {reason !== undefined && !hidden && (
        <span id={reasonId} className={styles.reason}>
          {reason}
        </span>
      )}
    </span>
  )
}
