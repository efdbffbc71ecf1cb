/** The other ways for a line that is whole: into the cart, with the customer's own number and code, and on a list. */
import { ownCodeOfModel } from '../../../../domain/draft-order/own-code.ts'
import { CartOffer } from '../../../parts/cart/CartOffer.tsx'
import * as styles from './LineEntry.css.ts'
import { LineToList } from './LineToList.tsx'
import type { EnteredLine } from './use-line-entry.ts'

interface LineToCartProps {
  readonly line: Pick<EnteredLine, 'sku' | 'configuration' | 'origin'>
  readonly materialNumber: string
}

export function LineToCart({ line, materialNumber }: LineToCartProps) {
  const { sku, configuration, origin } = line
  const { modifiers, isComplete, modelCode, quantity, question } = configuration
  if (!isComplete) return null
  const { rule, text } = quantity
  const model = modifiers.length === 0 ? undefined : { code: modelCode, question, rule }
  const customCode = ownCodeOfModel(origin, model?.code ?? sku.code)
  return (
    <div className={styles.toCart}>
      <CartOffer
        sku={sku}
        quantity={text}
        model={model}
        names={{ materialNumber, customCode }}
        look="small"
      />
      <LineToList
        skuId={sku.id}
        model={model && { code: model.code, choices: configuration.configuration.choices }}
      />
    </div>
  )
}
