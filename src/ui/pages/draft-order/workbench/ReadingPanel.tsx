/** A file on its way into the table. */
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/Button/Button.tsx'
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx'
import * as styles from './TablePanel.css.ts'

interface ReadingPanelProps {
  readonly fileName: string | undefined
  readonly onCancel: () => void
}

export function ReadingPanel({ fileName, onCancel }: ReadingPanelProps) {
  const { t } = useTranslation()
  const name = fileName ?? t('draftOrder:table.clipboard')
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <div className={styles.progress}>
          <ProgressBar
            label={t('draftOrder:table.reading', { name })}
            countText={t('draftOrder:table.readingHint')}
            done={0}
            total={undefined}
          />
          <Button size="sm" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        </div>
      </div>
    </div>
  )
}
