import { useTranslation } from 'react-i18next'
import { useZone } from '../use-zone.ts'
import { PlaceChoice } from './MenuLinks.tsx'
import { PageDisclosure } from './PageDisclosure.tsx'
import * as styles from './PlaceMenu.css.ts'

interface PlaceMenuProps {
  /** Whether it stands on the site's own colour. */
  readonly isOnFill?: boolean | undefined
}

/** Region and language, behind a short word for both: "US · EN". */
export function PlaceMenu({ isOnFill = false }: PlaceMenuProps) {
  const { t, i18n } = useTranslation()
  const zone = useZone()
  const [language = ''] = i18n.language.split('_')
  return (
    <PageDisclosure
      label={t('common:shell.place')}
      shown={`${zone} · ${language.toUpperCase()}`}
      look={isOnFill ? 'filled' : 'words'}
      align="end"
    >
      {() => (
        <div className={styles.sheet}>
          <PlaceChoice />
        </div>
      )}
    </PageDisclosure>
  )
}
