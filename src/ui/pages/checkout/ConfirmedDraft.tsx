/** The draft quote that holds the lines of a cart that could not be ordered, and the way to it. */
import { Link } from '@tanstack/react-router'
import { either as E } from 'fp-ts'
import { useTranslation } from 'react-i18next'
import type { PortFailure } from '../../../application/failure.ts'
import type { PlacedDraft } from '../../../domain/payment/placement.ts'
import type { Quote } from '../../../domain/quote/quote.ts'
import type { QuoteItem } from '../../../domain/quote/quote-item.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import type { Column } from '../../components/Table/table-model.ts'
import { Table } from '../../components/Table/Table.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { formatDate } from '../../i18n/format.ts'
import { ItemName } from '../../parts/quote/ItemName.tsx'
import { ReadFailed } from '../../parts/ReadFailed.tsx'

interface ConfirmedDraftProps {
  readonly placed: PlacedDraft
  /** Its lines, or why they could not be read. */
  readonly draft: E.Either<PortFailure, Quote> | undefined
  readonly onAgain: () => void
}

export function ConfirmedDraft({ placed, draft, onAgain }: ConfirmedDraftProps) {
  const { t } = useTranslation()
  const columns = useColumns()
  return (
    <Panel title={t('checkout:confirmed.draft')}>
      <Stack space="md">
        <Text>{t('checkout:confirmed.draftText', { name: placed.name || placed.number })}</Text>
        {draft && E.isRight(draft) && (
          <Table
            caption={t('quote:items.title', { count: draft.right.items.length })}
            captionLook="hidden"
            columns={columns}
            rows={draft.right.items}
            rowKey={({ id }) => id}
          />
        )}
        {draft && E.isLeft(draft) && (
          <ReadFailed
            failure={draft.left}
            title={t('checkout:confirmed.draftFailed')}
            fallbackKey="common:failure.malformed"
            onAgain={onAgain}
          />
        )}
        <div>
          <Link
            to="/my-account/quotes/$quoteId"
            params={{ quoteId: placed.id }}
            className={buttonLook()}
          >
            {t('checkout:confirmed.openDraft')}
          </Link>
        </div>
      </Stack>
    </Panel>
  )
}

function useColumns(): readonly Column<QuoteItem>[] {
  const { t, i18n } = useTranslation()
  const none = t('common:none')
  return [
    {
      key: 'product',
      head: t('common:product'),
      namesRow: true,
      cell: (item) => <ItemName item={item} />,
    },
    {
      key: 'quantity',
      head: t('common:quantity'),
      look: 'figure',
      cell: ({ quantity }) => quantity,
    },
    {
      key: 'date',
      head: t('common:requestedDate'),
      look: 'figure',
      align: 'start',
      cell: ({ requestedDate }) =>
        requestedDate ? formatDate(requestedDate, i18n.language) : none,
    },
  ]
}
