/** The input that a cell is while it is being edited. It keeps what is typed to itself until it is saved. */
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { takesAway } from '../DateField/takes-away.ts'
import * as styles from './CellInput.css.ts'
import { isFillDown } from './fill-key.ts'

/** Where one goes once the cell is saved; `stay` for the cell itself, `nowhere` when the focus has gone its own way. */
export type Onwards = 'down' | 'up' | 'right' | 'left' | 'stay' | 'nowhere'

export interface CellInputProps {
  /** Names cell and line: "Quantity of line 3". */
  readonly label: string
  readonly text: string
  readonly look: keyof typeof styles.look
  /** Whether the first key replaces what stands there. */
  readonly isReplacing: boolean
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
  /** The first day that can be chosen, where it is a day. */
  readonly min?: string | undefined
  /** What a day is told as that is begun and not finished; without it the cell stays as it was. */
  readonly unfinished?: string | undefined
  /** Every text that is typed, for those who keep it while it is. */
  readonly onType?: ((text: string) => void) | undefined
  readonly onSave: (text: string, onwards: Onwards) => void
  readonly onGiveUp: () => void
}

const onwardsOf = (event: KeyboardEvent): Onwards | undefined => {
  const { key, shiftKey } = event
  if (isFillDown(event)) return 'stay'
  if (key === 'Enter') return shiftKey ? 'up' : 'down'
  if (key === 'Tab') return shiftKey ? 'left' : 'right'
  return undefined
}

export function CellInput(props: CellInputProps) {
  const { text, look, isReplacing, unfinished, onSave, onGiveUp } = props
  const input = useRef<HTMLInputElement>(null)
  const told = useRef(text)
  const tell = (typed: string) => {
    if (typed === told.current) return
    told.current = typed
    props.onType?.(typed)
  }
  const textIn = ({ value, validity }: HTMLInputElement) =>
    unfinished !== undefined && validity.badInput ? unfinished : value
  /** A part of a day that is typed, or taken away again, changes no value, and so is no change to the browser. */
  const tellPart = (input: HTMLInputElement, key: string) => {
    const typed = textIn(input)
    if (unfinished !== undefined && (typed === unfinished || takesAway(key))) tell(typed)
  }
  const isOver = useRef(false)
  const save = (onwards: Onwards) => {
    const { current } = input
    if (isOver.current || !current) return
    isOver.current = true
    // Half a date is no date.
    if (current.validity.badInput) onSave(unfinished ?? text, onwards)
    else onSave(current.value, onwards)
  }
  useTakenFocus(input, isReplacing)
  useSavedOnLeaving(save)
  return (
    <input
      ref={input}
      type={look === 'date' ? 'date' : 'text'}
      inputMode={look === 'figure' ? 'numeric' : undefined}
      autoComplete="off"
      spellCheck={false}
      aria-label={props.label}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
      defaultValue={text}
      min={props.min}
      onChange={(event) => tell(textIn(event.currentTarget))}
      onKeyUp={({ currentTarget, key }) => tellPart(currentTarget, key)}
      className={`${styles.input} ${styles.look[look]}`}
      onBlur={() => save('nowhere')}
      onKeyDown={(event) => {
        // An input method is still putting a word together.
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Escape') {
          isOver.current = true
          onGiveUp()
        }
        const onwards = onwardsOf(event)
        if (onwards !== undefined) save(onwards)
        if (onwards !== undefined || event.key === 'Escape') event.preventDefault()
        // The keys of the table rest while a cell is edited, but for the one that hands on what is saved.
        if (onwards !== 'stay') event.stopPropagation()
      }}
    />
  )
}

/** Takes the focus once, with what stands there chosen or the cursor behind it. */
function useTakenFocus(input: React.RefObject<HTMLInputElement | null>, isReplacing: boolean) {
  useEffect(() => {
    const { current } = input
    current?.focus()
    if (current?.type !== 'text') return
    if (isReplacing) current.select()
    else current.setSelectionRange(current.value.length, current.value.length)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the cell opens
  }, [])
}

/** A reload in mid-edit keeps what was typed so far. */
function useSavedOnLeaving(save: (onwards: Onwards) => void) {
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const keep = () => latest.current('nowhere')
    window.addEventListener('pagehide', keep)
    return () => window.removeEventListener('pagehide', keep)
  }, [])
}
