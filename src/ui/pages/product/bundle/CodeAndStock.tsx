import { useTranslation } from 'react-i18next'
import type { BundleSku } from '../../../../domain/catalogue/bundle-build.ts'
import * as styles from './Bundle.css.ts'
import { stockWords } from './stock-words.ts'

/** What a product of a bundle is ordered by, and how many pieces of it there are. */
export function CodeAndStock({ code, available }: Pick<BundleSku, 'code' | 'available'>) {
  const { t } = useTranslation()
  const stock = stockWords(t, available)
  return (
    <span className={styles.codeAndStock}>
      <span className={styles.code}>{code}</span>
      {stock !== undefined && <span>{stock}</span>}
    </span>
  )
}
