/** Every line stands in the draft order: how many there were, where they are, and which rows of the file made none. */
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReadingReport } from '../../../../application/draft-order/reading.view.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Icon } from '../../../components/Icon/Icon.tsx'
import { ArrowRightIcon, CircleCheckIcon } from '../../../components/Icon/icons.ts'
import { ReportFacts } from '../../../parts/sheet/ReportFacts.tsx'
import { type MatchOffer, OfferedMatches } from '../../../parts/own-codes/HandMatches.tsx'
import { factsOf } from '../../../parts/sheet/report-words.ts'
import * as styles from './DonePanel.css.ts'

interface DonePanelProps {
  readonly count: number
  /** What was read of the file that the last lines came from; undefined where they were typed. */
  readonly report: ReadingReport | undefined
  /** Codes of those lines that were matched by hand and may be remembered. */
  readonly matches: MatchOffer
  /** The focus was in what is answered and gone. */
  readonly onMatchesSettled: () => void
  readonly titleRef: Ref<HTMLHeadingElement>
  readonly onSummary: () => void
}

export function DonePanel({ count, report, titleRef, onSummary, ...offered }: DonePanelProps) {
  const { t } = useTranslation()
  // Which line had which number counts no more, now that they are lines of the quote.
  const said = report && { ...report, offset: 0 }
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
        {said && factsOf(t, said, 'model').length > 0 && <ReportFacts report={said} code="model" />}
        <OfferedMatches offer={offered.matches} onSettled={offered.onMatchesSettled} />
      </div>
      <div className={styles.way}>
        <Button tone="primary" icon={ArrowRightIcon} onClick={onSummary}>
          {t('draftOrder:table.toSummary')}
        </Button>
      </div>
    </div>
  )
}
