/** A note to the order, saved when its field is left. */
import { useTranslation } from 'react-i18next'
import { longestNotes } from '../../../domain/checkout/checkout.ts'
import { Stack } from '../../components/Stack/Stack.tsx'
import { TextArea } from '../../components/TextArea/TextArea.tsx'
import { useOpenCheckout } from '../../parts/checkout/use-checkout.ts'
import { PlaceProblem } from '../../parts/PlaceProblem.tsx'
import { useSavedText } from './use-saved-text.ts'

export function OrderNotes() {
  const { t } = useTranslation()
  const { view } = useOpenCheckout()
  const notes = useSavedText('notes', view.checkout.notes, (text) => ({
    kind: 'notes',
    notes: text,
  }))
  return (
    <Stack space="sm">
      <TextArea
        id="order-notes"
        label={t('checkout:notes.label')}
        optionalText={t('common:optional')}
        value={notes.value}
        onChange={(text) => notes.change(text.slice(0, longestNotes))}
        onBlur={notes.save}
        maxLength={longestNotes}
        counterText={(used, most) => t('common:charactersUsed', { used, most })}
        rows={3}
      />
      <PlaceProblem
        view={notes.place.view}
        fallbackKey="checkout:notes.failed"
        onAgain={notes.save}
      />
    </Stack>
  )
}
