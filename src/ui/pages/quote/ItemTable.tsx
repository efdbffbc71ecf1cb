/** The lines of a quote, in tens (QUOTE-34, QUOTE-80). */
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteRowView } from '../../../domain/quote/quote-rows.view.ts'
import { pageOf } from '../../../domain/shared/paging.ts'
import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { ModelCodeLine } from '../../components/ModelCodeRibbon/ModelCodeLine.tsx'
import { ribbonWords } from '../../components/ModelCodeRibbon/ribbon-words.ts'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Table } from '../../components/Table/Table.tsx'
import type { Column } from '../../components/Table/table-model.ts'
import { Text } from '../../components/Text/Text.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { ItemDate } from './ItemDate.tsx'
import * as styles from './ItemTable.css.ts'
import { ItemQuantity } from './ItemQuantity.tsx'
import { RemoveItem } from './RemoveItem.tsx'
import { itemSegments } from './item-segments.ts'
import type { QuoteAtHand } from './use-quote.ts'
import { usePrices } from './use-prices.ts'

interface ItemTableProps {
  readonly quote: QuoteAtHand
  /** What to do while there is nothing in the quote. */
  readonly emptyAction?: ReactNode
}

export function ItemTable({ quote, emptyAction }: ItemTableProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState(1)
  const columns = useColumns(quote)
  const { view } = quote
  const { rows, page, pageCount, total } = pageOf(view.rows, wanted)
  if (total === 0) {
    return (
      <EmptyState title={t('quote.items.empty')} action={emptyAction} outline="none">
        {t('quote.items.emptyNext')}
      </EmptyState>
    )
  }
  return (
    <Stack space="md">
      <Table
        caption={t('quote.items.caption', { count: total })}
        captionLook="hidden"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.item.id}
        rowState={(row) => (row.removal.failure ? 'error' : 'normal')}
        {...(view.canEdit && {
          actions: {
            head: t('quotes.actions'),
            render: (row: QuoteRowView) => <RemoveItem quote={quote} row={row} />,
          },
        })}
      />
      {pageCount > 1 && (
        <Inline justify="between">
          <Button
            size="sm"
            onClick={() => setWanted(page - 1)}
            {...reasonAt(page <= 1, t('quote.items.firstPage'))}
          >
            {t('paging.previous')}
          </Button>
          <Text size="small" tone="soft">
            {t('paging.summary', { page, pageCount })}
          </Text>
          <Button
            size="sm"
            onClick={() => setWanted(page + 1)}
            {...reasonAt(page >= pageCount, t('quote.items.lastPage'))}
          >
            {t('paging.next')}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

function reasonAt(isAtEnd: boolean, reason: string) {
  return isAtEnd ? { reason, reasonLook: 'announced' as const } : {}
}

function useColumns(quote: QuoteAtHand): readonly Column<QuoteRowView>[] {
  const { t } = useTranslation()
  const price = usePrices(quote.view.quote.currency)
  const { dateShown, showsSurcharge } = quote.view
  const surcharge: Column<QuoteRowView> = {
    key: 'surcharge',
    head: t('quote.column.surcharge'),
    look: 'figure',
    cell: ({ item }) => price(item.surcharge),
  }
  return [
    {
      key: 'product',
      head: t('quote.column.product'),
      namesRow: true,
      cell: (row) => <ItemName row={row} />,
    },
    {
      key: 'quantity',
      head: t('quote.column.quantity'),
      look: 'figure',
      cell: (row) => <ItemQuantity quote={quote} row={row} />,
    },
    {
      key: 'date',
      head: t(`quote.column.${dateShown}`),
      cell: (row) => <ItemDate quote={quote} row={row} />,
    },
    {
      key: 'unitPrice',
      head: t('quote.column.unitPrice'),
      look: 'figure',
      cell: ({ item }) => price(item.unitPrice),
    },
    ...(showsSurcharge ? [surcharge] : []),
    {
      key: 'lineTotal',
      head: t('quote.column.lineTotal'),
      look: 'figure',
      cell: ({ item }) => <strong className={styles.total}>{price(item.lineTotal)}</strong>,
    },
  ]
}

/** Product, model code and the customer's own number (QUOTE-02). */
function ItemName({ row: { item } }: { readonly row: QuoteRowView }) {
  const { t } = useTranslation()
  const search = {
    ...(item.skuId ? { skuid: item.skuId } : {}),
    model: item.modelCode,
    quantity: String(item.quantity),
  }
  return (
    <div className={styles.name}>
      {item.image && (
        <img
          className={styles.picture}
          src={item.image}
          alt=""
          width={48}
          height={36}
          loading="lazy"
        />
      )}
      <div className={styles.words}>
        {item.productUrlTitle ? (
          <Link
            to="/product/$urlTitle"
            params={{ urlTitle: item.productUrlTitle }}
            search={search}
            className={linkLook({ tone: 'plain' })}
          >
            {item.productName}
          </Link>
        ) : (
          <span>{item.productName}</span>
        )}
        <ModelCodeLine code={item.modelCode} segments={itemSegments(item)} words={ribbonWords(t)} />
        {item.customerMaterialNumber !== '' && (
          <Text size="small" tone="soft" as="span">
            {t('quote.item.materialNumber')} <bdi>{item.customerMaterialNumber}</bdi>
          </Text>
        )}
        {item.children.length > 0 && (
          <ul className={styles.children}>
            {item.children.map((child) => (
              <li
                key={child.id}
              >{`${child.quantity} × ${child.productName} ${child.modelCode}`}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
