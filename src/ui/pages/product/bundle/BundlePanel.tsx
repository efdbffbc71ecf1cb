import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { BundleOffer } from '../../../../domain/catalogue/bundle-build.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { CartIcon } from '../../../components/Icon/icons.ts'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { linkLook } from '../../../components/TextLink/TextLink.css.ts'
import { useStorefront } from '../../../storefront-context.tsx'
import * as panel from '../PricePanel.css.ts'
import * as styles from './Bundle.css.ts'
import { BundleFailureNotice } from './BundleFailureNotice.tsx'
import { BundlePrice } from './BundlePrice.tsx'
import { BundleSwatches } from './BundleSwatches.tsx'
import { goToGroup } from './group-element.ts'
import type { BundleBuilding } from './use-bundle-build.ts'

interface BundlePanelProps extends BundleBuilding {
  readonly offers: readonly BundleOffer[]
}

/** What was chosen, what it costs, and the way into the cart. */
export function BundlePanel({ view, send, offers }: BundlePanelProps) {
  const { t } = useTranslation()
  const { gone, failure, isAdded } = view
  return (
    <section className={panel.panel} aria-label={t('bundle:title')}>
      <h2 className={panel.title}>{t('bundle:title')}</h2>
      <BundleSwatches view={view} send={send} offers={offers} />
      <BundlePrice view={view} />
      {gone.length > 0 && (
        <Notice tone="warning">
          {t('bundle:gone', {
            count: gone.length,
            codes: gone.map(({ code }) => code).join(', '),
          })}
        </Notice>
      )}
      {failure && <BundleFailureNotice failure={failure} send={send} />}
      <BundleButtons view={view} send={send} />
      <div role="status" className={styles.status}>
        {isAdded && (
          <>
            {t('cart:added')}{' '}
            <Link to="/shopping-cart" className={linkLook({})}>
              {t('cart:view')}
            </Link>
          </>
        )}
      </div>
    </section>
  )
}

/** One way on at a time: build it, then put it in the cart. */
function BundleButtons({ view, send }: BundleBuilding) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const { stage, build, groups, hasAny } = view
  const unmet = groups.find(({ isMet }) => !isMet)
  const buildIt = () => {
    send({ type: 'bundle.build' })
    if (unmet) goToGroup(unmet.group.id)
  }
  return (
    <div className={panel.buttons}>
      {build === undefined ? (
        <Button
          tone="primary"
          size="lg"
          wide
          busy={stage === 'saving'}
          busyLabel={t('bundle:building')}
          onClick={buildIt}
        >
          {t('bundle:build')}
        </Button>
      ) : (
        settings.isTransactional && (
          <Button
            tone="primary"
            size="lg"
            wide
            icon={CartIcon}
            busy={stage === 'adding'}
            busyLabel={t('price:addingToCart')}
            reason={build.available === 0 ? t('bundle:soldOut') : undefined}
            onClick={() => send({ type: 'bundle.add' })}
          >
            {t('price:addToCart')}
          </Button>
        )
      )}
      {hasAny && (
        <Button
          size="lg"
          wide
          busy={stage === 'removing'}
          busyLabel={t('bundle:discarding')}
          onClick={() => send({ type: 'bundle.discard' })}
        >
          {t('bundle:discard')}
        </Button>
      )}
    </div>
  )
}
