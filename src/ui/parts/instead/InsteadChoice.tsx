/** Why something cannot be had as it was, and what may take its place. */
import { useTranslation } from 'react-i18next'
import type { BrokenOffer } from '../../../domain/quote/quote-comparison.ts'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { Text } from '../../components/Text/Text.tsx'

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
  const options =
    offer.kind === 'gone' ? offer.instead : offer.possible.map((quantity) => String(quantity))
  const successor = offer.kind === 'gone' ? offer.successor : undefined
  const reason = options.length > 0 ? offer.kind : 'none'
  return (
    <>
      {(successor || !isTold) && (
        <Text size="small" tone="danger">
          {successor
            ? t(`copy:broken.${options.length > 0 ? 'replaced' : 'replacedNone'}`, {
                product: gone.productName,
                successor: successor.name,
              })
            : t(`copy:broken.${reason}`)}
        </Text>
      )}
      {options.length > 0 && (
        <SelectField
          label={t('copy:instead', { name: gone.modelCode })}
          labelLook="hidden"
          value={value}
          onChange={onChoose}
          emptyText={gone.emptyText}
          choices={options.map((option) => ({
            value: option,
            label: offer.kind === 'gone' ? option : t('copy:pieces', { count: Number(option) }),
          }))}
          width="medium"
        />
      )}
    </>
  )
}
