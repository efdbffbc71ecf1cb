/** *Remove all lines* of a draft, after a question that says what else goes with them (CALL-39). */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteView } from '../../../domain/quote/quote-lifecycle.view.ts'
import type { Unsaved } from '../../../domain/quote/unsaved.ts'
import { Button } from '../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { RemoveIcon } from '../../components/Icon/icons.ts'
import { Stack } from '../../components/Stack/Stack.tsx'
import { quoteFailureWords } from './quote-failure-words.ts'
import { unsavedWords } from './unsaved-words.ts'
import type { OpenQuote } from './use-quote.ts'

/** Nothing where there is no line, and where the quote is not a draft that can be edited. */
export function ClearLines({ quote: { view, send } }: { readonly quote: OpenQuote }) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const count = view.rows.length
  if (count === 0 || !view.canEdit || !view.canOpenDraftOrder) return null
  const failure = view.failures.get('clear')
  const lost = lostWith(view)
  return (
    <>
      <Button icon={RemoveIcon} onClick={() => setAsking(true)}>
        {t('quote:clear.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('quote:clear.question', { count })}
        confirmLabel={t('quote:clear.open')}
        cancelLabel={t('common:cancel')}
        busyLabel={t('quote:clear.busy')}
        tone="danger"
        busy={view.busyPlaces.has('clear')}
        error={failure && quoteFailureWords(t, failure, 'quote:clear.failed')}
        onConfirm={() => send({ type: 'lines.clear' })}
        onCancel={() => {
          setAsking(false)
          send({ type: 'failure.dismiss', place: 'clear' })
        }}
      >
        <Stack space="sm">
          <p>{t('quote:clear.effect', { count, name: view.quote.name })}</p>
          {lost.length > 0 && (
            <>
              <p>{t('quote:clear.unsaved')}</p>
              <ul>
                {lost.map((one) => (
                  <li key={one.place}>{unsavedWords(t, one)}</li>
                ))}
              </ul>
            </>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  )
}

/** What was typed for lines and is not stored. A line that could not be removed loses nothing by it. */
function lostWith({ submission }: QuoteView): readonly Unsaved[] {
  return submission.unsaved.filter(
    ({ place, item }) =>
      place === 'new-lines' || (item !== undefined && !place.startsWith('remove:')),
  )
}
