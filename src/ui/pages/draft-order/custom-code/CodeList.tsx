/** The codes that fit what is looked for, each with the model that it stands for. */
import { useTranslation } from 'react-i18next'
import type { CustomCodeEvent } from '../../../../application/draft-order/custom-code.machine.ts'
import type { CustomCodeView } from '../../../../application/draft-order/custom-code.view.ts'
import type { CustomCode } from '../../../../domain/draft-order/custom-code.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { Table } from '../../../components/Table/Table.tsx'
import type { Column } from '../../../components/Table/table-model.ts'
import { failureWords } from '../../../i18n/failure-words.ts'
import { usePriceTerms } from '../../../parts/pricing/use-price-terms.ts'
import { usePrices } from '../../../parts/quote/use-prices.ts'
import { TryAgain } from '../../../parts/TryAgain.tsx'

interface CodeListProps {
  readonly view: CustomCodeView
  readonly currency: string
  readonly send: (event: CustomCodeEvent) => void
}

export function CodeList({ view, currency, send }: CodeListProps) {
  const { t } = useTranslation()
  const columns = useColumns(currency)
  const { stage, codes, failure } = view
  if (failure !== undefined) {
    return (
      <Notice tone="error" actions={<TryAgain onAgain={() => send({ type: 'search.submit' })} />}>
        {failureWords(t, failure, 'draftOrder:customCode.searchFailed')}
      </Notice>
    )
  }
  if (stage === 'busy' && codes === undefined) {
    return <SkeletonRows busyText={t('draftOrder:customCode.searching')} count={3} />
  }
  if (codes === undefined) return null
  if (codes.length === 0) {
    return (
      <Notice tone="info">
        {t('draftOrder:customCode.none', { keyword: view.keyword.trim() })}
      </Notice>
    )
  }
  return (
    <Table
      caption={t('draftOrder:customCode.list', { count: codes.length })}
      columns={columns}
      rows={codes}
      rowKey={({ customCode }) => customCode}
      actions={{
        head: t('common:choose'),
        render: (code) => (
          <Button size="sm" onClick={() => send({ type: 'code.choose', code })}>
            {t('draftOrder:customCode.choose', { code: code.customCode })}
          </Button>
        ),
      }}
    />
  )
}

function useColumns(currency: string): readonly Column<CustomCode>[] {
  const { t } = useTranslation()
  const price = usePrices(currency)
  const { head } = usePriceTerms()(currency)
  return [
    {
      key: 'code',
      head: t('draftOrder:customCode.label'),
      namesRow: true,
      look: 'code',
      cell: ({ customCode }) => <bdi>{customCode}</bdi>,
    },
    {
      key: 'model',
      head: t('common:modelCode'),
      look: 'code',
      cell: ({ modelCode }) => modelCode,
    },
    {
      key: 'price',
      head: head(t('price:price')),
      look: 'figure',
      cell: (code) => price(code.price),
    },
  ]
}
