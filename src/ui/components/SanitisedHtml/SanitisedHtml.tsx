import { createElement, lazy, type ReactNode, Suspense, useMemo } from 'react'
import { type PlainPart, readPlainMarkup } from './plain-markup.ts'
import * as styles from './SanitisedHtml.css.ts'

// The sanitiser is no small thing; it is fetched for HTML that is more than words and simple markup.
const CleanHtml = lazy(async () => {
  const { CleanHtml: component } = await import('./CleanHtml.tsx')
  return { default: component }
})

interface SanitisedHtmlProps {
  /** As it came from the catalogue or from content management. */
  readonly html: string
}

/** HTML from outside, cleaned. It cannot reach beyond its own box, and nothing is shown before it is clean. */
export function SanitisedHtml({ html }: SanitisedHtmlProps) {
  const plain = useMemo(() => readPlainMarkup(html), [html])
  if (plain) return <div className={styles.prose}>{plain.map(elementOf)}</div>
  return (
    <Suspense fallback={<div className={styles.waiting} aria-hidden />}>
      <CleanHtml html={html} />
    </Suspense>
  )
}

/** The parts never change their order, so their place names them. */
function elementOf(part: PlainPart, place: number): ReactNode {
  if (typeof part === 'string') return part
  const { tag, parts } = part
  return createElement(tag, { key: place }, ...parts.map(elementOf))
}
