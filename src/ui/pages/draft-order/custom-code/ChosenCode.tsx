/** What a chosen code stands for: a ribbon and its line, or 'Invalid Custom Code' with the reason (CONF-19). */
import { useTranslation } from 'react-i18next'
import type { CustomCodeEvent } from '../../../../application/draft-order/custom-code.machine.ts'
import type { ChosenCodeView } from '../../../../application/draft-order/custom-code.view.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { ArrowLeftIcon } from '../../../components/Icon/icons.ts'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { SkeletonRows } from '../../../components/Skeleton/SkeletonRows.tsx'
import { failureWords } from '../../../i18n/failure-words.ts'
import type { AddedNow } from '../line-entry/use-added-lines.ts'
import type { PanelProps } from '../panel-props.ts'
import { useArrival } from '../use-arrival.ts'
import { TryAgain } from '../../../parts/TryAgain.tsx'
import * as styles from './ChosenCode.css.ts'
import { invalidReason } from './custom-code-words.ts'
import { ResolvedLine } from './ResolvedLine.tsx'

interface ChosenCodeProps extends PanelProps {
  readonly choice: ChosenCodeView
  readonly send: (event: CustomCodeEvent) => void
  readonly onAdded: (line: AddedNow) => void
  /** Back to the codes. */
  readonly onLeave: () => void
}

export function ChosenCode(props: ChosenCodeProps) {
  const { t } = useTranslation()
  const title = useArrival<HTMLHeadingElement>()
  const { customCode } = props.choice.code
  return (
    <section className={styles.frame} aria-labelledby="chosen-code">
      <header className={styles.head}>
        <h3 id="chosen-code" ref={title} tabIndex={-1} className={styles.code}>
          {customCode}
        </h3>
        <Button size="sm" tone="quiet" icon={ArrowLeftIcon} onClick={props.onLeave}>
          {t('draftOrder:customCode.another')}
        </Button>
      </header>
      <Outcome {...props} />
    </section>
  )
}

function Outcome({ choice, send, ...props }: ChosenCodeProps) {
  const { t } = useTranslation()
  switch (choice.kind) {
    case 'resolving':
      return <SkeletonRows busyText={t('draftOrder:customCode.reading')} count={2} />
    case 'resolved':
      return <ResolvedLine {...props} model={choice.model} />
    case 'unresolved': {
      const { problem, code } = choice
      if (problem.kind !== 'invalid-custom-code') {
        return (
          <Notice tone="error" actions={<TryAgain onAgain={() => send({ type: 'code.retry' })} />}>
            {failureWords(t, problem, 'draftOrder:customCode.readFailed')}
          </Notice>
        )
      }
      return (
        <Notice
          tone="error"
          title={t('draftOrder:customCode.invalid')}
          actions={
            <Button onClick={() => props.go({ tab: 'model-search', code: code.modelCode })}>
              {t('draftOrder:customCode.repair', { code: code.modelCode })}
            </Button>
          }
        >
          {invalidReason(problem, t)}
        </Notice>
      )
    }
  }
}
