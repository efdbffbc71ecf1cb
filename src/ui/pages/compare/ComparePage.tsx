/** Configurations side by side: what differs first, and for customers what each costs and how long it takes. */
import { getRouteApi } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { siteZone } from '../../../domain/content/site-settings.ts'
import { mostCompared } from '../../../domain/pricing/compared-address.ts'
import { longestCompared } from '../../../domain/pricing/compared-length.ts'
import { comparedModel } from '../../../domain/pricing/compared-model.ts'
import { withinLimit } from '../../../domain/shared/text-limit.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Container } from '../../components/Container/Container.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { PrinterIcon, RowsIcon } from '../../components/Icon/icons.ts'
import { needsScripts } from '../../components/NeedsScripts/NeedsScripts.css.ts'
import { Notice } from '../../components/Notice/Notice.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { formatDate } from '../../i18n/format.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { onPaper, onScreen } from '../../theme/printed.css.ts'
import { useAccount } from '../../use-account.ts'
import { AddModel } from './AddModel.tsx'
import type { ComparedColumn } from './compared-column.ts'
import * as styles from './ComparePage.css.ts'
import { ComparedPrices } from './ComparedPrices.tsx'
import { CompareTable } from './CompareTable.tsx'
import { useComparedAddress } from './use-compared-address.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

const route = getRouteApi('/compare')

export function ComparePage() {
  const { t, i18n } = useTranslation()
  const { models, left, isCut } = route.useLoaderData()
  const { quantity } = route.useSearch()
  const { settings, today } = useStorefront()
  const account = useAccount()
  const zone = account?.zone ?? siteZone(settings)
  const texts = models.map(({ text }) => text)
  const { add, remove, setQuantity } = useComparedAddress()
  const [removed, setRemoved] = useState<string>()
  const page = useRef<HTMLDivElement>(null)
  const beforeRemoval = useFocusAfterRemoval(page, texts)
  const columns: readonly ComparedColumn[] = models.map(({ text, product, succession }) => ({
    text,
    model: product === 'missing' ? undefined : comparedModel(text, product, zone),
    succession,
  }))
  return (
    <Container>
      <title>{`${t('compare:title')} · ${settings.siteName}`}</title>
      <meta name="robots" content="noindex" />
      <div ref={page} className={styles.page}>
        <PageHeading
          title={t('compare:title')}
          lead={
            <>
              <span className={onScreen}>{t('compare:lead')}</span>
              {account && (
                <span className={onPaper}>
                  {t('compare:asOf', { date: formatDate(today(), i18n.language) })}
                </span>
              )}
            </>
          }
          actions={
            columns.length > 0 && (
              <div className={needsScripts}>
                <Button icon={PrinterIcon} onClick={() => window.print()}>
                  {t('compare:print')}
                </Button>
              </div>
            )
          }
        />
        {isCut && (
          <Notice tone="warning" title={t('compare:cut', { count: longestCompared })}>
            {t('compare:cutText')}
          </Notice>
        )}
        {left.length > 0 && (
          <Notice tone="warning" title={t('compare:tooMany', { count: mostCompared })}>
            {withinLimit(left.map((each) => withinLimit(each, 60)).join(', '), 300)}
          </Notice>
        )}
        {columns.length === 0 ? (
          <EmptyState title={t('compare:empty.title')} icon={RowsIcon}>
            {t('compare:empty.text')}
          </EmptyState>
        ) : (
          <ComparedPrices columns={columns} quantity={quantity} onQuantity={setQuantity}>
            {(prices) => (
              <CompareTable
                columns={columns}
                zone={zone}
                prices={prices}
                onRemove={(text) => {
                  setRemoved(text)
                  beforeRemoval(texts.indexOf(text))
                  remove(text)
                }}
              />
            )}
          </ComparedPrices>
        )}
        <AddModel texts={texts} removed={removed} onAdd={add} />
      </div>
    </Container>
  )
}
