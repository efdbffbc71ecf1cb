import { useTranslation } from 'react-i18next'
import { Button } from '../components/Button/Button.tsx'
import { Notice } from '../components/Notice/Notice.tsx'
import { useLazyWithTexts } from '../i18n/use-lazy-with-texts.ts'
import { lazy, Loaded } from '../lazy.tsx'
import { useAccount } from '../use-account.ts'

const actingBannerCode = lazy(
  async () => (await import('../parts/acting/ActingBanner.tsx')).ActingBanner,
)

/** The banner of staff who act for a customer; its code is fetched for them alone (AUTH-29). */
export function ActingStrip() {
  const { t } = useTranslation()
  const banner = useLazyWithTexts(actingBannerCode, ['acting'])
  if (useAccount()?.acting === undefined) return null
  return (
    <Loaded
      of={banner}
      failed={(retry) => (
        <Notice
          tone="warning"
          actions={
            <Button size="sm" onClick={retry}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {t('common:acting.banner')}
        </Notice>
      )}
    >
      {(ActingBanner) => <ActingBanner />}
    </Loaded>
  )
}
