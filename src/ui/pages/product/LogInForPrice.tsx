import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/Notice/Notice.tsx'

/** Stands where a price would be while nobody is signed in (PRICE-16). */
export function LogInForPrice() {
  const { t } = useTranslation()
  return (
    <Notice tone="info" announce="silent">
      {t('price.loginNotice')}
    </Notice>
  )
}
