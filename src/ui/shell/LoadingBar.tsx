import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../components/LiveRegion/LiveRegion.tsx'
import * as styles from './LoadingBar.css.ts'

/** A thin line below the head while the next page is on its way; a quick page is there before it shows. */
export function LoadingBar() {
  const { t } = useTranslation()
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return (
    <div className={styles.track}>
      {isLoading && <div className={styles.bar} />}
      <LiveRegion message={isLoading ? t('common:loading.page') : ''} />
    </div>
  )
}
