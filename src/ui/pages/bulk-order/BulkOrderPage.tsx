/** Many articles at once: as a list, as a grid, or line by line with a file (CSV-01, CSV-02). */
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bulkReviewView } from '../../../application/bulk-order/bulk-review.view.ts'
import { isOf, refusalOf } from '../../../application/bulk-order/bulk-order-report.ts'
import { bulkOrderView } from '../../../application/bulk-order/bulk-order.view.ts'
import type { Account } from '../../../domain/account/account.ts'
import {
  type BulkEntry,
  type BulkMode,
  bulkModes,
  emptyEntry,
  inMode,
  joined,
  linesIn,
} from '../../../domain/bulk-order/bulk-entry.ts'
import { siteZone } from '../../../domain/content/site-settings.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Container } from '../../components/Container/Container.tsx'
import { CartIcon } from '../../components/Icon/icons.ts'
import { Inline } from '../../components/Inline/Inline.tsx'
import { PageDescription } from '../../components/PageDescription/PageDescription.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount, useSession } from '../../use-account.ts'
import { BulkGrid } from './BulkGrid.tsx'
import { BulkLineByLine } from './BulkLineByLine.tsx'
import { BulkList } from './BulkList.tsx'
import * as styles from './BulkOrderPage.css.ts'
import { BulkReportView } from './BulkReportView.tsx'
import { BulkReview } from './BulkReview.tsx'
import { BulkToQuote } from './BulkToQuote.tsx'
import { BulkMatches } from './BulkMatches.tsx'
import { NeedsScripts } from '../../parts/NeedsScripts.tsx'

const route = getRouteApi('/bulkorder')

export function BulkOrderPage() {
  const account = useAccount()
  const id = account?.id
  const [user, setUser] = useState({ id, isNth: 1 })
  // Whoever comes after a customer has other lines; a visitor who turns out to be one goes on typing.
  const isNext = user.id !== undefined && user.id !== id
  if (user.id !== id) setUser({ id, isNth: isNext ? user.isNth + 1 : user.isNth })
  return <BulkOrderOf key={user.isNth} account={account} />
}

function BulkOrderOf({ account }: { readonly account: Account | undefined }) {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const bulkOrders = route.useLoaderData()
  const zone = account?.zone ?? siteZone(settings)
  const [input] = useState(() => ({
    entry: bulkOrders.kept(),
    reader: { zone, isPreview: false },
  }))
  const [snapshot, send, order] = useMachine(bulkOrders.machine, { input })
  const { entry, report, sheetProblem, taken, stage } = bulkOrderView(snapshot)
  const [reviewed, tellReview] = useMachine(bulkOrders.review, { input })
  const review = bulkReviewView(reviewed)
  // The chart of the review stands beside that of the order, and hears of every line.
  useEffect(() => tellReview({ type: 'entry.changed', entry }), [tellReview, entry])
  // The session lives outside React and outside this chart; it is told of every change.
  useEffect(() => {
    const reader = { zone, isPreview: false }
    send({ type: 'reader.changed', reader })
    tellReview({ type: 'reader.changed', reader })
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- another user has other prices
  }, [send, tellReview, zone, account?.id])
  const isUnknown = useSession((now) => now.hasTag('unknown'), true)
  // What was typed before this visit is known as late as who is there; what has been typed meanwhile comes behind it.
  useEffect(() => {
    if (isUnknown) return
    const typed = bulkOrderView(order.getSnapshot()).entry
    send({ type: 'entry.changed', entry: joined(bulkOrders.kept(), typed) })
    // oxlint-disable-next-line react/exhaustive-deps, react/exhaustive-effect-dependencies -- another user has kept other work
  }, [bulkOrders, order, send, isUnknown, account?.id])
  // An earlier visit of this page may have sent them.
  useEffect(
    () => bulkOrders.onQuoted((lines) => send({ type: 'lines.quoted', lines })),
    [bulkOrders, send],
  )
  const saysReport = report !== undefined && isOf(report, entry)
  const change = (next: BulkEntry) => send({ type: 'entry.changed', entry: next })
  const panels: Readonly<Record<BulkMode, ReactNode>> = {
    list: <BulkList entry={entry} onChange={change} />,
    grid: <BulkGrid entry={entry} onChange={change} />,
    lines: (
      <BulkLineByLine
        entry={entry}
        onChange={change}
        onFiles={([file, ...others]) => {
          if (!file) return
          const names = others.map(({ name }) => name)
          send({ type: 'file.take', file, name: file.name, others: names })
        }}
        onSheet={(index) => send({ type: 'file.sheet', index })}
        onHidden={(takesHidden) => send({ type: 'file.hidden', takesHidden })}
        taken={taken}
        isReading={stage === 'reading'}
        problem={sheetProblem}
        reviewed={review.lines}
        saysReasons={!saysReport}
      />
    ),
  }
  return (
    <Container>
      <title>{`${t('common:shell.bulkOrder')} · ${settings.siteName}`}</title>
      <PageDescription of={t('bulkOrder:lead')} />
      <Stack space="xl">
        <PageHeading title={t('common:shell.bulkOrder')} lead={t('bulkOrder:lead')} />
        <NeedsScripts />
        <div className={styles.page}>
          <Tabs
            label={t('bulkOrder:mode.legend')}
            value={entry.mode}
            onChange={(mode) => change(inMode(entry, mode))}
            items={bulkModes.map((mode) => ({
              value: mode,
              label: t(`bulkOrder:mode.${mode}`),
              panel: panels[mode],
            }))}
          />
          <Inline space="sm">
            <Button
              tone="primary"
              size="lg"
              icon={CartIcon}
              busy={stage === 'checking' || stage === 'adding'}
              busyLabel={t(stage === 'adding' ? 'price:addingToCart' : 'bulkOrder:checking')}
              onClick={() => send({ type: 'order.add' })}
            >
              {t('price:addToCart')}
            </Button>
            <BulkToQuote
              quotable={review.quotable}
              isAdding={stage === 'checking' || stage === 'adding'}
              through={bulkOrders.toQuote}
            />
            {linesIn(entry).length > 0 && (
              <Button size="lg" tone="quiet" onClick={() => change(inMode(emptyEntry, entry.mode))}>
                {t('bulkOrder:clear')}
              </Button>
            )}
            <Link to="/shopping-cart" className={linkLook({})}>
              {t('cart:view')}
            </Link>
          </Inline>
          {account && (
            <BulkMatches
              lines={review.lines}
              onKept={(codes) => tellReview({ type: 'ownCodes.kept', codes })}
            />
          )}
          {report && saysReport ? (
            <BulkReportView report={report} />
          ) : (
            <BulkReview
              review={review}
              isTooLong={refusalOf(entry) === 'too-many'}
              areListed={entry.mode === 'lines'}
              onRetry={() => tellReview({ type: 'review.retry' })}
            />
          )}
        </div>
      </Stack>
    </Container>
  )
}
