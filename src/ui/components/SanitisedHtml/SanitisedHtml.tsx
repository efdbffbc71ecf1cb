import { createElement, type ReactNode, useMemo } from 'react'
import { lazy, Loaded } from '../../lazy.tsx'
import { type PlainPart, readPlainMarkup } from './plain-markup.ts'
import * as styles from './SanitisedHtml.css.ts'

// The sanitiser is no small thing; it is fetched for HTML that is more than words and simple markup.
const cleanHtml = lazy(async () => (await import('./CleanHtml.tsx')).CleanHtml)

interface SanitisedHtmlProps {
  /** As it came from the catalogue or from content management. */
  readonly html: string
}

/** HTML from outside, cleaned. It cannot reach beyond its own box, and nothing is shown before it is clean. */
export function SanitisedHtml({ html }: SanitisedHtmlProps) {
  const plain = useMemo(() => readPlainMarkup(html), [html])
  if (plain) return <div className={styles.prose}>{plain.map(elementOf)}</div>
  return (
    <Loaded of={cleanHtml} waiting={<div className={styles.waiting} aria-hidden />}>
      {(CleanHtml) => <CleanHtml html={html} />}
    </Loaded>
  )
}

/** The parts never change their order, so their place names them. */
function elementOf(part: PlainPart, place: number): ReactNode {
  if (typeof part === 'string') return part
  const { tag, parts } = part
  return createElement(tag, { key: place }, ...parts.map(elementOf))
}
