import { useMemo } from 'react'
import type { ContentLocale } from '../../../domain/content/content-locale.ts'
import * as styles from './SanitisedHtml.css.ts'
import { sanitise } from './sanitise.ts'

interface CleanHtmlProps {
  readonly html: string
  /** The language of the reader, which links keep to. */
  readonly locale: ContentLocale
}

/** The half of `SanitisedHtml` that carries the sanitiser. */
export function CleanHtml({ html, locale }: CleanHtmlProps) {
  const clean = useMemo(() => ({ __html: sanitise(html, locale) }), [html, locale])
  // oxlint-disable-next-line react/no-danger -- the one place that may, for it has just been cleaned
  return <div className={styles.prose} dangerouslySetInnerHTML={clean} />
}
