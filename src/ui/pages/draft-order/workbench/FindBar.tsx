/** Looks for lines by a keyword, and says in what order they are shown where it is not their own. */
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/Button/Button.tsx'
import { KeywordField } from '../../../parts/KeywordField.tsx'
import type { Wanted } from './line-filter.ts'
import * as styles from './TablePanel.css.ts'

interface FindBarProps {
  readonly keyword: string
  /** Lines that are shown. */
  readonly count: number
  readonly isSorted: boolean
  readonly onLook: (part: Partial<Wanted>) => void
  readonly onSort: (column: undefined) => void
}

export const FindBar = memo(function FindBar(props: FindBarProps) {
  const { keyword, count, isSorted, onLook, onSort } = props
  const { t } = useTranslation()
  return (
    <div className={styles.tools}>
      <KeywordField
        label={t('draftOrder:table.find')}
        value={keyword}
        onSettled={(text) => onLook({ keyword: text })}
      />
      <div className={styles.group}>
        {keyword !== '' && (
          <>
            <span className={styles.keys}>{t('draftOrder:table.found', { count })}</span>
            <Button size="sm" tone="quiet" onClick={() => onLook({ keyword: '' })}>
              {t('draftOrder:table.findNothing')}
            </Button>
          </>
        )}
        {isSorted && (
          <>
            <span className={styles.keys}>{t('draftOrder:table.sorted')}</span>
            <Button size="sm" tone="quiet" onClick={() => onSort(undefined)}>
              {t('draftOrder:table.unsorted')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
})
