/** Nothing is to be found here, and where to go instead (ROUTE-21). */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { SearchIcon } from '../../components/Icon/icons.ts'
import { DeadEnd } from './DeadEnd.tsx'

export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <>
      {/* A server that draws the page answers with this status. */}
      <meta name="prerender-status-code" content="404" />
      <meta name="robots" content="noindex" />
      <DeadEnd
        icon={SearchIcon}
        title={t('common:notFound.title')}
        actions={
          <>
            <Link to="/shop" className={buttonLook({ tone: 'primary' })}>
              {t('common:seeAllProducts')}
            </Link>
            <Link to="/" className={buttonLook()}>
              {t('common:goHome')}
            </Link>
          </>
        }
      >
        {t('common:notFound.text')}
      </DeadEnd>
    </>
  )
}
