import { cloneElement, createElement, type ReactElement, useRef, useState } from 'react'
import { late } from '../Late/late.ts'
import { useLate } from '../Late/use-late.ts'
import type { LoadedTooltipProps } from './LoadedTooltip.tsx'
import * as styles from './Tooltip.css.ts'

interface TooltipProps {
  /** A few words more; never the only place where something is said, for touch shows no tooltip. */
  readonly text: string
  /** One element that can hold the focus. */
  readonly children: ReactElement<{ 'aria-description'?: string }>
}

const loaded = late(async () => (await import('./LoadedTooltip.tsx')).LoadedTooltip)

/** Words on hover and focus; Esc puts them away. */
export function Tooltip({ text, children }: TooltipProps) {
  const [shown, setShown] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const show = () => setShown(true)
  const hide = () => setShown(false)
  return (
    <span
      ref={place}
      className={styles.place}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {cloneElement(children, { 'aria-description': text })}
      <LateTooltip text={text} shown={shown} anchor={place} onHide={hide} />
    </span>
  )
}

function LateTooltip(props: LoadedTooltipProps) {
  const Loaded = useLate(loaded, props.shown)
  return Loaded === undefined ? null : createElement(Loaded, props)
}
