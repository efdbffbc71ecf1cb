import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { withLazy } from '../../../application/lazy.ts'
import { PageBanner } from '../../parts/content/PageBanner.tsx'
import { useServices } from '../../storefront-context.tsx'
import { useProgram } from '../../use-program.ts'
import * as styles from './ShopFrame.css.ts'

/** The content above the list of all products; it is fetched again in another language. */
export function ShopBanner() {
  const { i18n } = useTranslation()
  return <Banner key={i18n.language} />
}

/** Its room is kept while it is on its way. Where it cannot be had the list stands alone. */
function Banner() {
  const { elements } = useServices()
  const [reading] = useProgram(
    useCallback(
      (signal: AbortSignal) =>
        withLazy(elements, ({ element }) => element('listing-banner', signal)),
      [elements],
    ),
  )
  if (reading.kind === 'failed') return null
  return (
    <div className={styles.banner}>
      {reading.kind === 'read' && <PageBanner element={reading.answer} />}
    </div>
  )
}
