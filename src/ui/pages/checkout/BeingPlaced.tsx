/** What a step shows while the order is being placed: the server takes no other write, so nothing is offered. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { stepPaths } from './step-paths.ts'

export function BeingPlaced() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeading title={t('checkout:beingPlaced.title')} lead={t('checkout:beingPlaced.text')} />
      <div>
        <Link to={stepPaths.review} className={buttonLook({ tone: 'primary', size: 'lg' })}>
          {t('checkout:beingPlaced.goOn')}
        </Link>
      </div>
    </>
  )
}
