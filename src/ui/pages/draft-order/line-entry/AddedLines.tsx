import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { CircleCheckIcon } from '../../../components/Icon/icons.ts'
import * as styles from './AddedLines.css.ts'
import type { AddedNow } from './use-added-lines.ts'

/** What was added here last. */
export function AddedLines({ lines }: { readonly lines: readonly AddedNow[] }) {
  const { t } = useTranslation()
  if (lines.length === 0) return null
  return (
    <section className={styles.frame}>
      <h3 className={styles.title}>{t('draftOrder:lineEntry.addedNow')}</h3>
      <ol className={styles.list}>
        {lines.map(({ code, quantity }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same line may be added twice
          <li key={lines.length - index} className={styles.line}>
            <Icon of={CircleCheckIcon} size="sm" />
            <span className={styles.code}>{code}</span>
            <span>{t('price:pieces', { count: quantity })}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
