/** Every line stands in the draft order: how many there were, and where they are. */
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { ArrowRightIcon, CircleCheckIcon } from '../../../components/Icon/icons.ts'
import * as styles from './DonePanel.css.ts'

interface DonePanelProps {
  readonly count: number
  readonly titleRef: Ref<HTMLHeadingElement>
  readonly onSummary: () => void
}

export function DonePanel({ count, titleRef, onSummary }: DonePanelProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.panel}>
      <span className={styles.mark}>
        <Icon of={CircleCheckIcon} size="lg" />
      </span>
      <div className={styles.words}>
        <Heading level={2} size="lead" ref={titleRef}>
          {t('draftOrder:table.doneTitle', { count })}
        </Heading>
        <p className={styles.lead}>{t('draftOrder:table.doneLead')}</p>
      </div>
      <div className={styles.way}>
        <Button tone="primary" icon={ArrowRightIcon} onClick={onSummary}>
          {t('draftOrder:table.toSummary')}
        </Button>
      </div>
    </div>
  )
}
