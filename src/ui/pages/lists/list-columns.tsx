/** The columns of a list of products: what it is, and its code. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { WishListItem } from '../../../domain/wish-list/wish-list.ts'
import type { Column } from '../../components/Table/table-model.ts'
import { Text } from '../../components/Text/Text.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { ListedModelCode } from './ListedModelCode.tsx'
import { type ChangedList, ListedInstead } from './ListedInstead.tsx'
import * as styles from './ListsPage.css.ts'

/** With the list that it belongs to, a model that is gone can be replaced on it. */
export function useListColumns(list?: ChangedList): readonly Column<WishListItem>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'product',
      head: t('common:product'),
      namesRow: true,
      cell: (item) => <Product item={item} />,
    },
    {
      key: 'code',
      head: t('account:lists.code'),
      look: 'code',
      cell: (item) => {
        const { model, productName, skuCode } = item
        if (!model) return skuCode || t('common:none')
        return (
          <>
            <ListedModelCode model={model} productName={productName} />
            {list && model.problem === 'model' && (
              <ListedInstead list={list} item={item} model={model} />
            )}
          </>
        )
      },
    },
  ]
}

function Product({ item }: { readonly item: WishListItem }) {
  const { image, definition } = item
  return (
    <span className={styles.product}>
      {image && <img className={styles.picture} src={image} alt="" width={48} height={36} />}
      <span className={styles.words}>
        <ProductName item={item} />
        {definition !== '' && (
          <Text as="span" size="small" tone="soft">
            {definition}
          </Text>
        )}
      </span>
    </span>
  )
}

/** Leads to the product with this very sku, or configured like this, where its page is known. */
function ProductName({ item }: { readonly item: WishListItem }) {
  const { productName, productUrlTitle, skuId, model } = item
  if (productUrlTitle === '') return <span>{productName}</span>
  return (
    <Link
      to="/product/$urlTitle"
      params={{ urlTitle: productUrlTitle }}
      search={{ skuid: skuId, ...(model && { model: model.code }) }}
      className={linkLook({ tone: 'plain' })}
    >
      {productName}
    </Link>
  )
}
