/** Why something cannot be had as it was, and what may take its place. */
import { useTranslation } from 'react-i18next'
import type { BrokenOffer } from '../../../domain/quote/quote-comparison.ts'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { ModelChoice } from './ModelChoice.tsx'

interface InsteadChoiceProps {
  readonly offer: BrokenOffer
  /** What is gone, by the name of its product and by its code. */
  readonly productName: string
  readonly modelCode: string
  /** A model, or a quantity; empty while nothing is chosen. */
  readonly value: string
  readonly onChoose: (value: string) => void
  /** What becomes of it while nothing is chosen. */
  readonly emptyText: string
  /** That it is gone stands beside it already; which product replaces it is told all the same. */
  readonly isTold?: boolean
}

export function InsteadChoice({ offer, value, onChoose, isTold, ...gone }: InsteadChoiceProps) {
  const { t } = useTranslation()
  const count = offer.kind === 'gone' ? offer.instead.length : offer.possible.length
  const successor = offer.kind === 'gone' ? offer.successor : undefined
  const reason = count > 0 ? offer.kind : 'none'
  const field = {
    label: t('copy:instead', { name: gone.modelCode }),
    labelLook: 'hidden',
    value,
    emptyText: gone.emptyText,
  } as const
  return (
    <>
      {(successor || !isTold) && (
        <Text size="small" tone="danger">
          {successor
            ? t(count > 0 ? 'catalogue:replaced' : 'copy:broken.replacedNone', {
                product: gone.productName,
                successor: successor.name,
              })
            : t(`copy:broken.${reason}`)}
        </Text>
      )}
      {offer.kind === 'gone' && offer.instead.length > 0 && (
        <ModelChoice {...field} models={offer} former={gone.modelCode} onChoose={onChoose} />
      )}
      {offer.kind === 'quantity' && offer.possible.length > 0 && (
        <SelectField
          {...field}
          onChange={onChoose}
          choices={offer.possible.map((count) => ({
            value: String(count),
            label: t('copy:pieces', { count }),
          }))}
          width="medium"
        />
      )}
    </>
  )
}
