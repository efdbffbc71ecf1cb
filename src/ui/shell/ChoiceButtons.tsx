import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { siteZone } from '../../domain/content/site-settings.ts'
import { choicePath } from '../choice-path.ts'
import { ChoiceForm } from '../components/Form/ChoiceForm.tsx'
import { linkLook } from '../components/TextLink/TextLink.css.ts'
import { useStorefront } from '../storefront-context.tsx'
import * as styles from './Footer.css.ts'

/** The regions of the shop, for readers without scripts (SHELL-11). */
export function RegionButtons() {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const here = useLocation({ select: ({ publicHref }) => publicHref.split('#')[0] ?? '/' })
  const chosen = siteZone(settings)
  if (settings.offeredRegions.length < 2) return null
  return (
    <ChoiceForm address={choicePath} back={here} aria-label={t('common:shell.region')}>
      <ul className={styles.social}>
        {settings.offeredRegions.map((zone) => (
          <li key={zone}>
            <button
              type="submit"
              name="region"
              value={zone}
              aria-pressed={zone === chosen}
              className={`${linkLook({ tone: 'quiet' })} ${styles.choice}`}
            >
              {t(`common:shell.region.${zone}`)}
            </button>
          </li>
        ))}
      </ul>
    </ChoiceForm>
  )
}
