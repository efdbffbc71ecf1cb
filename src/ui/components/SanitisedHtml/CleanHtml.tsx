import { useMemo } from 'react'
import * as styles from './SanitisedHtml.css.ts'
import { sanitise } from './sanitise.ts'

interface CleanHtmlProps {
  readonly html: string
}

/** The half of `SanitisedHtml` that carries the sanitiser. */
export function CleanHtml({ html }: CleanHtmlProps) {
  const clean = useMemo(() => ({ __html: sanitise(html) }), [html])
  // oxlint-disable-next-line react/no-danger -- the one place that may, for it has just been cleaned
  return <div className={styles.prose} dangerouslySetInnerHTML={clean} />
}
