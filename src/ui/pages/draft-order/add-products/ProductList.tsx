/** The products that fit what is looked for; more of them come by scrolling, or by a button (DRAFT-20, DRAFT-21). */
import { type KeyboardEvent, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  ProductListView,
  ProductPickEvent,
} from '../../../../application/draft-order/product-pick.view.ts'
import { withinLimit } from '../../../../domain/shared/text-limit.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { failureWords } from '../../../i18n/failure-words.ts'
import { TryAgain } from '../../../parts/TryAgain.tsx'
import { ProductRow } from './ProductRow.tsx'
import * as styles from './ProductList.css.ts'
import { useEndOfList } from './use-end-of-list.ts'

interface ProductListProps {
  readonly list: ProductListView
  readonly pickedId: string | undefined
  readonly send: (event: ProductPickEvent) => void
}

export function ProductList({ list, pickedId, send }: ProductListProps) {
  const { t } = useTranslation()
  const { keyword, products, stage, total } = list
  const submit = (event: KeyboardEvent) => {
    if (event.key === 'Enter') send({ type: 'search.submit' })
  }
  return (
    <Stack space="lg">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears of Enter in its field */}
      <div onKeyDown={submit}>
        <TextField
          type="search"
          label={t('common:findProduct')}
          value={keyword}
          onChange={(text) => send({ type: 'keyword.changed', text: withinLimit(text) })}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <p role="status" className={styles.count}>
        {stage === 'searching'
          ? t('draftOrder:addProducts.searching')
          : t('common:productCount', { count: total })}
      </p>
      {list.listedFor === undefined && stage === 'searching' && (
        <SkeletonRows busyText={t('draftOrder:addProducts.searching')} count={6} />
      )}
      {stage === 'listed' && products.length === 0 && list.failure === undefined && (
        <NothingFound keyword={list.listedFor ?? ''} send={send} />
      )}
      {products.length > 0 && (
        <ul className={styles.rows} aria-label={t('common:products')}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductRow
                product={product}
                isPicked={product.id === pickedId}
                onPick={() => send({ type: 'product.pick', product })}
              />
            </li>
          ))}
        </ul>
      )}
      <ListEnd list={list} send={send} />
    </Stack>
  )
}

/** What follows the rows: more of them, a failure with its way on, or nothing. */
function ListEnd({ list, send }: Omit<ProductListProps, 'pickedId'>) {
  const { t } = useTranslation()
  const more = useCallback(() => send({ type: 'more.load' }), [send])
  const end = useEndOfList(list.loadsByItself, more)
  if (list.failure !== undefined) {
    const isFirst = list.products.length === 0 || !list.hasMore
    return (
      <Notice
        tone="error"
        actions={
          <TryAgain onAgain={() => send({ type: isFirst ? 'search.submit' : 'more.load' })} />
        }
      >
        {failureWords(t, list.failure, 'draftOrder:addProducts.failed')}
      </Notice>
    )
  }
  if (!list.hasMore) return null
  return (
    <div ref={end}>
      <Button
        wide
        onClick={more}
        busy={list.stage === 'loading-more'}
        busyLabel={t('draftOrder:addProducts.loadingMore')}
      >
        {t('draftOrder:addProducts.more')}
      </Button>
    </div>
  )
}

function NothingFound({ keyword, send }: Pick<ProductListProps, 'send'> & { keyword: string }) {
  const { t } = useTranslation()
  const showAll = () => {
    send({ type: 'keyword.changed', text: '' })
    send({ type: 'search.submit' })
  }
  return (
    <EmptyState
      title={t('draftOrder:addProducts.none', { keyword })}
      headingLevel={3}
      action={<Button onClick={showAll}>{t('common:showAllProducts')}</Button>}
    >
      {t('draftOrder:addProducts.noneNext')}
    </EmptyState>
  )
}
