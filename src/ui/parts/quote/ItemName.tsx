/** What a line is: picture, product, model code, and the parts of a bundle. */
import { useTranslation } from 'react-i18next'
import type { QuoteItem } from '../../../domain/quote/quote-item.ts'
import { ModelCodeLine } from '../../components/ModelCodeRibbon/ModelCodeLine.tsx'
import { ribbonWords } from '../../i18n/ribbon-texts.ts'
import { LinkedProductName } from '../LinkedProductName.tsx'
import { itemSegments } from './item-segments.ts'
import * as styles from './ItemTable.css.ts'

/** What of a line, of a quote or of an order, makes its name. */
type NamedItem = Pick<
  QuoteItem,
  'image' | 'productName' | 'productUrlTitle' | 'skuId' | 'modelCode' | 'quantity' | 'segments'
> &
  Partial<Pick<QuoteItem, 'customCode' | 'supplierReference' | 'isQuoteOnly'>> & {
    readonly children: readonly (Pick<QuoteItem, 'quantity' | 'productName' | 'modelCode'> & {
      readonly id: string
    })[]
  }

interface ItemNameProps {
  readonly item: NamedItem
  /** How far the line has come, where there is something to say of it. */
  readonly status?: string | undefined
}

export function ItemName({ item, status }: ItemNameProps) {
  const { t } = useTranslation()
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
        <span className={styles.product}>
          <LinkedProductName item={item} />
        </span>
        <ModelCodeLine code={item.modelCode} segments={itemSegments(item)} words={ribbonWords(t)} />
        <OtherNames item={item} status={status} />
        {item.children.length > 0 && (
          <ul className={styles.children}>
            {item.children.map(({ id, quantity, productName, modelCode }) => (
              <li key={id}>{`${quantity} × ${productName} ${modelCode}`}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** The customer's own code, what the supplier's systems call the line, and how it stands, where there is any. */
function OtherNames({ item, status }: ItemNameProps) {
  const { t } = useTranslation()
  const { customCode, supplierReference, isQuoteOnly } = item
  if (!customCode && !supplierReference && !status && !isQuoteOnly) return null
  return (
    <p className={styles.otherNames}>
      {customCode && (
        <span>
          {t('quote:item.customCode')} <bdi>{customCode}</bdi>
        </span>
      )}
      {supplierReference && (
        <span>
          {t('quote:item.reference')} <bdi>{supplierReference}</bdi>
        </span>
      )}
      {status && (
        <span>
          {t('quote:item.status')} <bdi>{status}</bdi>
        </span>
      )}
      {isQuoteOnly && <span>{t('quote:item.quoteOnly')}</span>}
    </p>
  )
}
