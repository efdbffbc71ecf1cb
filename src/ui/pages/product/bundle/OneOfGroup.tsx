import {
  type BundleSelection,
  type BundleSku,
  piecesChosen,
} from '../../../../domain/catalogue/bundle-build.ts'
import type { SkuId } from '../../../../domain/catalogue/product.ts'
import { Figure } from '../../../components/Figure/Figure.tsx'
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx'
import { usePrices } from '../../../parts/quote/use-prices.ts'
import { CodeAndStock } from './CodeAndStock.tsx'

export interface GroupFieldsProps {
  readonly legend: string
  readonly hint: string
  readonly problem: string | undefined
  readonly skus: readonly BundleSku[]
  readonly selection: BundleSelection
  readonly isDisabled: boolean
}

interface OneOfGroupProps extends GroupFieldsProps {
  readonly onTake: (skuId: SkuId) => void
}

/** Exactly one of them. */
export function OneOfGroup(props: OneOfGroupProps) {
  const { legend, hint, problem, skus, selection, isDisabled, onTake } = props
  const price = usePrices('')
  return (
    <RadioGroup
      legend={legend}
      hint={problem === undefined ? hint : undefined}
      error={problem}
      required
      disabled={isDisabled}
      value={skus.find(({ id }) => piecesChosen(selection, id) > 0)?.id}
      onChange={onTake}
      choices={skus.map((sku) => ({
        value: sku.id,
        label: sku.name,
        description: (
          <>
            {sku.definition} <CodeAndStock code={sku.code} available={sku.available} />
          </>
        ),
        aside: sku.price !== undefined && <Figure>{price(sku.price, sku.currency)}</Figure>,
      }))}
    />
  )
}
