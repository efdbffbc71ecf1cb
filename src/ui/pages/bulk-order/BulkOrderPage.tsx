/** Many articles at once: as a list, as a grid, or line by line with a file (CSV-01, CSV-02). */
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOf, refusalOf } from '../../../application/bulk-order/bulk-order-report.ts'
import type { Account } from '../../../domain/account/account.ts'
import {
  type BulkEntry,
  type BulkMode,
  bulkModes,
  inMode,
  linesIn,
  withChange,
} from '../../../domain/bulk-order/bulk-entry.ts'
import { Container } from '../../components/Container/Container.tsx'
import { PageDescription } from '../../components/PageDescription/PageDescription.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Tabs } from '../../components/Tabs/Tabs.tsx'
import { useStorefront } from '../../storefront-context.tsx'
import { useAccount } from '../../use-account.ts'
import { BulkActions } from './BulkActions.tsx'
import { BulkGrid } from './BulkGrid.tsx'
import { BulkLineByLine } from './BulkLineByLine.tsx'
import { BulkList } from './BulkList.tsx'
import * as styles from './BulkOrderPage.css.ts'
import { BulkReportView } from './BulkReportView.tsx'
import { BulkReview } from './BulkReview.tsx'
import { BulkToTable } from './BulkToTable.tsx'
import { BulkMatches } from './BulkMatches.tsx'
import type { FixActions } from './LineFixes.tsx'
import { NeedsScripts } from '../../parts/NeedsScripts.tsx'
import { useBulkOrder } from './use-bulk-order.ts'

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
  const { view, review, send, tellReview } = useBulkOrder(bulkOrders, account)
  const { entry, report, sheetProblem, taken, stage, isReading } = view
  const saysReport = report !== undefined && isOf(report, entry)
  const lines = linesIn(entry)
  const lineCount = lines.length
  const isTooLong = refusalOf(entry) === 'too-many'
  const said = useRef<HTMLDivElement>(null)
  const change = (next: BulkEntry) => send({ type: 'entry.changed', entry: next })
  const fixes: FixActions = {
    onChange: (line, changed) => change(withChange(entry, line, changed)),
    // The review shows what the order adds: both know what is meant.
    onReading: (choice) => {
      send({ type: 'reading.chosen', ...choice })
      tellReview({ type: 'reading.chosen', ...choice })
    },
  }
  // What is pressed in the report goes with it.
  const fixesInReport: FixActions = {
    onChange: (line, changed) => {
      said.current?.focus()
      fixes.onChange(line, changed)
    },
    onReading: (choice) => {
      said.current?.focus()
      fixes.onReading(choice)
    },
  }
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
        onReading={send}
        taken={taken}
        isReading={isReading}
        problem={sheetProblem}
        reviewed={review.lines}
        saysReasons={!saysReport}
        fixes={fixes}
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
        <div className={styles.page[entry.mode === 'lines' ? 'below' : 'beside']}>
          <div className={styles.part}>
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
            <BulkActions
              entry={entry}
              stage={stage}
              quotable={review.quotable}
              toQuote={bulkOrders.toQuote}
              onAdd={() => send({ type: 'order.add' })}
              onChange={change}
            />
          </div>
          <div className={styles.part}>
            {account && (
              <BulkMatches
                lines={review.lines}
                onKept={(codes) => tellReview({ type: 'ownCodes.kept', codes })}
              />
            )}
            <div ref={said} tabIndex={-1}>
              {report && saysReport ? (
                <BulkReportView report={report} lineCount={lineCount} {...fixesInReport} />
              ) : (
                <BulkReview
                  review={review}
                  tooMany={isTooLong ? lineCount : undefined}
                  areListed={entry.mode === 'lines'}
                  onRetry={() => tellReview({ type: 'review.retry' })}
                  {...fixes}
                />
              )}
            </div>
            {account && isTooLong && <BulkToTable lines={lines} />}
          </div>
        </div>
      </Stack>
    </Container>
  )
}
