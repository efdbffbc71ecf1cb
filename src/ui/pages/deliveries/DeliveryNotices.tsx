/** What there is to say about a scheduled delivery now: why it stopped, what was skipped, what was just done. */
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/Button/Button.tsx'
import { Notice } from '../../components/Notice/Notice.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { formatDate } from '../../i18n/format.ts'
import { problemWords } from '../../parts/delivery/problem-words.ts'
import { useDeliveryPlace, useOpenDelivery } from '../../parts/delivery/use-delivery.ts'
import { PlaceProblem } from '../../parts/PlaceProblem.tsx'
import { ReadFailed } from '../../parts/ReadFailed.tsx'

export function DeliveryNotices() {
  const { t, i18n } = useTranslation()
  const { actor, view } = useOpenDelivery()
  const { delivery, stage, readFailure } = view
  const { skippedDate, nextDate } = delivery
  const again = useDeliveryPlace('again')
  const payment = useDeliveryPlace('payment')
  const isMended = [again, payment].some((place) => place.view.kind === 'done')
  return (
    <Stack space="md">
      {readFailure && (
        <ReadFailed
          failure={readFailure}
          fallbackKey="common:failure.malformed"
          onAgain={() => actor.send({ type: 'delivery.refresh' })}
        />
      )}
      {stage === 'stopped' && delivery.problem && (
        <Notice
          tone="error"
          title={t('delivery:stopped.title')}
          actions={
            <Button
              size="sm"
              busy={again.view.kind === 'busy'}
              busyLabel={t('common:saving')}
              onClick={() => again.change({ kind: 'try-again' })}
            >
              {t('delivery:stopped.again')}
            </Button>
          }
        >
          {problemWords(t, delivery.problem)} {t('delivery:stopped.text')}
        </Notice>
      )}
      <PlaceProblem view={again.view} fallbackKey="delivery:changeFailed" />
      {stage !== 'stopped' && isMended && nextDate && (
        <Notice tone="success">
          {t('delivery:stopped.mended', { date: formatDate(nextDate, i18n.language) })}
        </Notice>
      )}
      {stage === 'placing' && <Notice tone="info">{t('delivery:placing')}</Notice>}
      {stage === 'skipped' && skippedDate && nextDate && (
        <Notice tone="info">
          {t('delivery:skip.done', {
            skipped: formatDate(skippedDate, i18n.language),
            next: formatDate(nextDate, i18n.language),
          })}
        </Notice>
      )}
    </Stack>
  )
}
