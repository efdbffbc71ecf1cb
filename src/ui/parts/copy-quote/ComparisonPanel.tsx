/** The lines of a quote beside what they are today: in figures, and line by line. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparisonView } from '../../../application/quote/comparison.machine.ts'
import {
  brokenFirst,
  canCome,
  type ComparisonSummary,
  failedItems,
  summaryOf,
} from '../../../domain/quote/quote-comparison.ts'
import { pageOf } from '../../../domain/shared/paging.ts'
import { Button } from '../../components/Button/Button.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { SkeletonRows } from '../../components/Skeleton/SkeletonRows.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { failureWords } from '../../i18n/failure-words.ts'
import type { TextKey } from '../../i18n/text-keys.ts'
import { useStorefront } from '../../storefront-context.tsx'
import { usePriceTerms } from '../pricing/use-price-terms.ts'
import { PageSteps } from '../quote/PageSteps.tsx'
import { usePrices } from '../quote/use-prices.ts'
import { useTakenPrices } from './use-taken-prices.ts'
import { ReadFailed } from '../ReadFailed.tsx'
import { TryAgain } from '../TryAgain.tsx'
import type { ComparisonChoice } from './comparison-choice.ts'
import { ComparisonTable } from './ComparisonTable.tsx'

interface ComparisonPanelProps extends ComparisonChoice {
  readonly view: ComparisonView
  readonly onAgain: () => void
}

/** A quote can be copied without it: the comparison may come late, or not at all. */
export function ComparisonPanel({ view, onAgain, ...choice }: ComparisonPanelProps) {
  const { t } = useTranslation()
  switch (view.kind) {
    case 'waiting':
      return (
        <Stack space="sm">
          {/* It is there before it says anything: what comes with its words is not announced everywhere. */}
          <div role="status">{view.isAskedAgain && t('copy:comparingAgain')}</div>
          <SkeletonRows busyText={t('copy:comparing')} count={4} />
        </Stack>
      )
    case 'failed':
      // What is gone cannot be copied, and is not there at another try.
      if (view.failure.kind === 'not-found') return <Notice tone="error">{t('quotes:gone')}</Notice>
      return (
        <ReadFailed
          failure={view.failure}
          title={t('copy:notCompared')}
          fallbackKey="copy:notCompared"
          onAgain={onAgain}
        />
      )
    case 'shown':
      return <Compared view={view} onAgain={onAgain} {...choice} />
  }
}

interface ComparedProps extends ComparisonChoice {
  readonly view: Extract<ComparisonView, { readonly kind: 'shown' }>
  readonly onAgain: () => void
}

function Compared({ view, onAgain, ...choice }: ComparedProps) {
  const { t } = useTranslation()
  const { today } = useStorefront()
  const [wanted, setWanted] = useState(1)
  const { quote, lines } = view.comparison
  const { rows, page, pageCount } = pageOf(brokenFirst(lines), wanted)
  const { left, onLeave, replaced } = choice
  const [onPriced, taken] = useTakenPrices(replaced)
  const chosen = lines.filter(({ item }) => !left.has(item.id))
  const coming = chosen.filter((line) => canCome(line, replaced))
  const own = new Set(lines.map(({ item }) => item.id))
  // Another quote may be copied with it.
  const others = new Set([...left].filter((id) => !own.has(id)))
  const failed = failedItems(lines).length
  return (
    <Stack space="md">
      {failed > 0 && (
        <Notice
          tone="warning"
          title={t('copy:failedLines', { count: failed })}
          actions={
            <TryAgain
              onAgain={onAgain}
              work={{ label: t('copy:comparing'), isUnderWay: view.isAsking }}
            />
          }
        >
          {view.failure && failureWords(t, view.failure, 'copy:notCompared')}
          <span role="status">{view.isAskedAgain && t('copy:comparingAgain')}</span>
        </Notice>
      )}
      <Summary summary={summaryOf(chosen, today(), taken)} currency={quote.currency} />
      {lines.length > 1 && (
        <Inline space="sm" align="center">
          <Button size="sm" onClick={() => onLeave(others)}>
            {t('copy:chooseAll')}
          </Button>
          <Button size="sm" onClick={() => onLeave(new Set([...others, ...own]))}>
            {t('copy:chooseNone')}
          </Button>
          <Text size="small" tone="soft">
            {t('copy:chosen', { count: coming.length, total: lines.length })}
          </Text>
        </Inline>
      )}
      <ComparisonTable rows={rows} currency={quote.currency} {...choice} onPriced={onPriced} />
      {pageCount > 1 && <PageSteps page={page} pageCount={pageCount} onPage={setWanted} />}
    </Stack>
  )
}

const counted = ['dearer', 'cheaper', 'slower', 'faster', 'moved', 'broken'] as const

interface SummaryProps {
  readonly summary: ComparisonSummary
  readonly currency: string
}

/** What it came to and comes to, and how many lines differ in what. */
function Summary({ summary, currency }: SummaryProps) {
  const { t } = useTranslation()
  const price = usePrices(currency)
  const terms = usePriceTerms()(currency)
  const { total } = summary
  const differences = counted.flatMap((kind) => {
    const key: TextKey = `copy:summary.${kind}`
    return summary[kind] > 0 ? [t(key, { count: summary[kind] })] : []
  })
  const note = (kind: 'without' | 'failed') =>
    summary[kind] > 0 && (
      <Text size="small" tone="soft">
        {t(`copy:summary.${kind}`, { count: summary[kind] })}
      </Text>
    )
  // Neither sum has them: what they came to is no part of what is compared.
  const without = (
    <>
      {note('without')}
      {note('failed')}
    </>
  )
  return (
    <DescriptionList
      layout="grid"
      items={[
        {
          term: terms.head(t('copy:then')),
          description: (
            <>
              {price(total.from)}
              {without}
            </>
          ),
        },
        {
          term: terms.head(t('copy:today')),
          description: (
            <>
              <strong>{price(total.to)}</strong>
              {without}
            </>
          ),
        },
        {
          term: t('copy:differences'),
          description: (
            <>
              {differences.length > 0 ? differences.join(' · ') : t('copy:summary.none')}
              {note('failed')}
            </>
          ),
        },
      ]}
    />
  )
}
