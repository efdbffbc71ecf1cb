import { createElement, type ReactNode, useMemo } from 'react'
import type { ContentLocale } from '../../../domain/content/content-locale.ts'
import { addressIn } from '../../../domain/content/language-address.ts'
import { useLinkLocale } from '../Link/link-locale.ts'
import { lazy, Loaded } from '../../lazy.tsx'
import { useIsFirstDrawing } from '../../first-drawing.ts'
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
  const isFirst = useIsFirstDrawing()
  const locale = useLinkLocale()
  const plain = useMemo(() => readPlainMarkup(html), [html])
  if (plain) return <div className={styles.prose}>{plain.map(elementsIn(locale))}</div>
  const waiting = <div className={styles.waiting} aria-hidden />
  // The sanitiser needs a browser: what is not plain is left to it.
  if (isFirst) return waiting
  return (
    <Loaded of={cleanHtml} waiting={waiting}>
      {(CleanHtml) => <CleanHtml html={html} locale={locale} />}
    </Loaded>
  )
}

/** The parts never change their order, so their place names them. Links lead to pages in the language of the reader. */
function elementsIn(locale: ContentLocale) {
  return function elementOf(part: PlainPart, place: number): ReactNode {
    if (typeof part === 'string') return part
    const { tag, href, parts } = part
    return createElement(
      tag,
      { key: place, ...(href !== undefined && { href: addressIn(locale, href) }) },
      ...parts.map(elementOf),
    )
  }
}
