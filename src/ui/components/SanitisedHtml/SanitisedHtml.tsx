import { createContext, createElement, type ReactNode, useContext, useMemo, useState } from 'react'
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

/** Cleans HTML where there is no browser; undefined in one, which fetches its own sanitiser. */
export const ServerSanitiser = createContext<
  ((html: string, locale: ContentLocale) => string) | undefined
>(undefined)

/** HTML from outside, cleaned. It cannot reach beyond its own box, and nothing is shown before it is clean. */
export function SanitisedHtml({ html }: SanitisedHtmlProps) {
  const locale = useLinkLocale()
  const plain = useMemo(() => readPlainMarkup(html), [html])
  if (plain) return <div className={styles.prose}>{plain.map(elementsIn(locale))}</div>
  return <Washed key={`${locale} ${html}`} html={html} locale={locale} />
}

/** What React takes over as it stands; it looks at what is in it only when this becomes another value. */
const asItWasSent = { __html: '' }

interface WashedProps extends SanitisedHtmlProps {
  readonly locale: ContentLocale
}

/** What is not plain. What a server has cleaned stays as it is, without the sanitiser. */
function Washed({ html, locale }: WashedProps) {
  const sanitise = useContext(ServerSanitiser)
  const [wasSent] = useState(useIsFirstDrawing())
  if (wasSent) {
    const sent = sanitise ? { __html: sanitise(html, locale) } : asItWasSent
    return (
      // oxlint-disable-next-line react/no-danger -- cleaned by the server, and by nobody else taken over
      <div className={styles.prose} suppressHydrationWarning dangerouslySetInnerHTML={sent} />
    )
  }
  return (
    <Loaded of={cleanHtml} waiting={<div className={styles.waiting} aria-hidden />}>
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
