/** What the table comes to, how far the work is, and the button that adds what is ready. */
import { memo, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableView } from '../../../../application/draft-order/csv-import.view.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx'
import { progressKey } from './progress-words.ts'
import { AddButton } from './AddButton.tsx'
import { summaryWords } from './summary-words.ts'
import * as styles from './TablePanel.css.ts'

interface TableHeadProps {
  readonly table: TableView
  readonly addedCount: number
  readonly titleRef: Ref<HTMLHeadingElement>
  readonly onAdd: () => void
  readonly onRetry: () => void
  readonly onCheckDoubt: () => void
  readonly onCancel: () => void
  readonly onResume: () => void
}

/** The id of the sentence that tells the keys. */
export const keysId = 'table-keys'

export const TableHead = memo(function TableHead(props: TableHeadProps) {
  const { t } = useTranslation()
  const { table, addedCount, titleRef, onAdd, onRetry, onCheckDoubt, onCancel, onResume } = props
  const { retryCount, counts } = table
  return (
    <div className={styles.head}>
      <div className={styles.summary}>
        <Heading level={2} size="lead" ref={titleRef}>
          {summaryWords(t, table)}
        </Heading>
        <div className={styles.main}>
          {retryCount > 0 && (
            <Button onClick={onRetry}>
              {t('draftOrder:table.tryAgain', { count: retryCount })}
            </Button>
          )}
          {counts.heldBack > 0 && (
            <Button onClick={onResume}>
              {t('draftOrder:table.hundreds.resume', { count: counts.heldBack })}
            </Button>
          )}
          {table.canCheckDoubt && (
            <Button onClick={onCheckDoubt}>{t('draftOrder:table.checkDoubt')}</Button>
          )}
          <AddButton table={table} onAdd={onAdd} />
        </div>
      </div>
      <div className={styles.work}>
        {table.progress ? (
          <Work progress={table.progress} canCancel={table.canCancel} onCancel={onCancel} />
        ) : (
          <p className={styles.keys}>
            {addedCount > 0 && (
              <strong className={styles.added}>
                {t('draftOrder:table.addedSoFar', { count: addedCount })}{' '}
              </strong>
            )}
            <span id={keysId} className={styles.byKeyboard}>
              {t('draftOrder:table.keys')}
            </span>
          </p>
        )}
      </div>
    </div>
  )
})

interface WorkProps {
  readonly progress: NonNullable<TableView['progress']>
  readonly canCancel: boolean
  readonly onCancel: () => void
}

function Work({ progress: { phase, done, total }, canCancel, onCancel }: WorkProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.progress}>
      <ProgressBar
        label={t(`draftOrder:table.phase.${phase}`)}
        countText={t(progressKey({ phase }), { done, count: total })}
        done={done}
        total={total}
      />
      {canCancel && (
        <Button size="sm" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      )}
    </div>
  )
}
