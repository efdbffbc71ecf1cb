/** What there is to know of a line of a cart. Of a configured model: its code, how long it takes and what becomes of it. */
import { useTranslation } from 'react-i18next'
import type { CartItem, CartModel } from '../../../domain/cart/cart.ts'
import type { LeadTime } from '../../../domain/pricing/lead-time.ts'
import { ModelCodeLine } from '../../components/ModelCodeRibbon/ModelCodeLine.tsx'
import { ribbonWords } from '../../i18n/ribbon-texts.ts'
import { leadTimeText } from '../pricing/price-words.ts'
import { itemSegments } from '../quote/item-segments.ts'
import * as styles from './CartItemName.css.ts'

interface CartModelFactsProps {
  readonly item: CartItem
  readonly model: CartModel
}

export function CartModelFacts({ item, model }: CartModelFactsProps) {
  const { t } = useTranslation()
  const { code, segments, problem, indication } = model
  const named = { modelCode: code, segments, productName: item.productName }
  return (
    <>
      <ModelCodeLine code={code} segments={itemSegments(named)} words={ribbonWords(t)} />
      <OwnNames item={item} />
      {problem ? (
        <span className={styles.problem}>{t(`cart:problem.${problem}`)}</span>
      ) : (
        <>
          {indication && <Lead leadTime={indication.leadTime} />}
          <span className={styles.detail}>{t('cart:modelToQuote')}</span>
        </>
      )}
    </>
  )
}

/** What there is to know of a plain sku: its code, the customer's own names for it, and that it is not sold any more. */
export function CartSkuFacts({ item }: { readonly item: CartItem }) {
  const { t } = useTranslation()
  return (
    <>
      <span className={styles.code}>{item.skuCode}</span>
      <OwnNames item={item} />
      {item.isGone && <span className={styles.problem}>{t('cart:problem.gone')}</span>}
    </>
  )
}

function OwnNames({ item: { materialNumber, customCode } }: { readonly item: CartItem }) {
  const { t } = useTranslation()
  return (
    <>
      {customCode && (
        <span className={styles.detail}>
          {t('quote:item.customCode')} <bdi>{customCode}</bdi>
        </span>
      )}
      {materialNumber && (
        <span className={styles.detail}>
          {t('quote:item.materialNumber')} <bdi>{materialNumber}</bdi>
        </span>
      )}
    </>
  )
}

function Lead({ leadTime }: { readonly leadTime: LeadTime }) {
  const { t, i18n } = useTranslation()
  const { earliest } = leadTime
  if (earliest === undefined) return null
  const text = leadTimeText(leadTime, earliest, { t, language: i18n.language })
  return (
    <span className={styles.detail}>{t('common:named', { name: t('price:leadTime'), text })}</span>
  )
}
