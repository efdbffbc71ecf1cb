import { lazy, Suspense } from 'react'
import * as styles from './SanitisedHtml.css.ts'

// The sanitiser is no small thing; routes that show no foreign HTML never load it.
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
  return (
    <Suspense fallback={<div className={styles.waiting} aria-hidden />}>
      <CleanHtml html={html} />
    </Suspense>
  )
}
