/** What there is to know of a configured model in a cart: its code, how long it takes and what becomes of it. */
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
      {item.materialNumber && (
        <span className={styles.detail}>
          {t('quote:item.materialNumber')} <bdi>{item.materialNumber}</bdi>
        </span>
      )}
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

function Lead({ leadTime }: { readonly leadTime: LeadTime }) {
  const { t, i18n } = useTranslation()
  const { earliest } = leadTime
  if (earliest === undefined) return null
  const text = leadTimeText(leadTime, earliest, { t, language: i18n.language })
  return <span className={styles.detail}>{`${t('price:leadTime')}: ${text}`}</span>
}
