import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { quantityOptions, takesQuantity } from '../../../domain/catalogue/card-quantity.ts'
import type { Sku } from '../../../domain/catalogue/product.ts'
import { parseQuantity } from '../../../domain/pricing/quantity-rule.ts'
import { NumberText } from '../../components/NumberText/NumberText.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { useStorefront } from '../../storefront-context.tsx'

interface CardQuantityProps {
  readonly sku: Sku
  readonly quantity: number
  readonly onChange: (quantity: number) => void
  /** Whether the text in the field was accepted; a note beside it says when not. */
  readonly onTaken: (isTaken: boolean) => void
}

/** How many: chosen from a list or typed, as the site wants it (CAT-28, CAT-29, CONF-14). */
export function CardQuantity(props: CardQuantityProps) {
  const { quantityInput, isStockLimiting } = useStorefront().settings.cardQuantity
  const { t } = useTranslation()
  if (quantityInput === 'text')
    return <TypedQuantity {...props} isStockLimiting={isStockLimiting} />
  return (
    <SelectField
      label={t('common:quantity')}
      labelLook="hidden"
      value={String(props.quantity)}
      onChange={(value) => props.onChange(Number(value))}
      choices={quantityOptions(props.sku, isStockLimiting).map((count) => ({
        value: String(count),
        label: String(count),
      }))}
    />
  )
}

interface TypedQuantityProps extends CardQuantityProps {
  readonly isStockLimiting: boolean
}

/** Committed when the field is left. An invalid text is ignored with a note; an empty field is the smallest order. */
function TypedQuantity({ sku, quantity, onChange, onTaken, isStockLimiting }: TypedQuantityProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string>()
  const [ignored, setIgnored] = useState<string>()
  const take = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const wanted = typed.trim() === '' ? (sku.orderMinimum ?? 1) : parseQuantity(typed)
    const isTaken =
      wanted !== undefined &&
      (wanted === quantity || typed.trim() === '' || takesQuantity(wanted, sku, isStockLimiting))
    if (isTaken) onChange(wanted)
    else setIgnored(typed.trim())
    onTaken(isTaken)
  }
  return (
    <NumberText
      label={t('common:quantity')}
      labelLook="hidden"
      width="full"
      value={typed ?? String(quantity)}
      onChange={(text) => {
        setTyped(text)
        setIgnored(undefined)
        onTaken(true)
      }}
      onBlur={take}
      error={ignored === undefined ? undefined : t('listing:quantityIgnored', { typed: ignored })}
    />
  )
}
