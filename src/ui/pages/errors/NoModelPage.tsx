/** A code in an address that leads to no page: it is sold by its code alone, or nobody knows it. */
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { PackageIcon, SearchIcon } from '../../components/Icon/icons.ts'
import { DeadEnd } from '../../parts/dead-end/DeadEnd.tsx'

const route = getRouteApi('/model/$code')

/** As much of a code as is shown: a text of any length may stand in an address. */
const shown = 60

export function NoModelPage() {
  const { t } = useTranslation()
  const { model, product } = route.useLoaderData()
  const { quantity } = route.useSearch()
  const code = model.length > shown ? `${withinLimit(model, shown)}…` : model
  const toProducts = (
    <Link to="/shop" className={buttonLook()}>
      {t('common:seeAllProducts')}
    </Link>
  )
  if (product === 'missing') {
    return (
      <>
        <meta name="prerender-status-code" content="404" />
        <meta name="robots" content="noindex" />
        <DeadEnd
          icon={SearchIcon}
          title={t('share:unknown.title')}
          actions={
            <>
              <Link
                to="/shop"
                search={{ keyword: withinLimit(model, shown) }}
                className={buttonLook({ tone: 'primary' })}
              >
                {t('share:unknown.search')}
              </Link>
              {toProducts}
            </>
          }
        >
          {t('share:unknown.text', { code })}
        </DeadEnd>
      </>
    )
  }
  return (
    <>
      <meta name="robots" content="noindex" />
      <DeadEnd
        icon={PackageIcon}
        title={product.name}
        actions={
          <>
            <Link
              to="/my-account/draftorder"
              search={{ code: model, ...(quantity !== undefined && { quantity }) }}
              className={buttonLook({ tone: 'primary' })}
            >
              {t('share:byCode.open')}
            </Link>
            {toProducts}
          </>
        }
      >
        {t('share:byCode.text', { code })}
      </DeadEnd>
    </>
  )
}
