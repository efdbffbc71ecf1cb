import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type BundleSku,
  type GroupState,
  piecesChosen,
} from '../../../../domain/catalogue/bundle-build.ts'
import type { SkuId } from '../../../../domain/catalogue/product.ts'
import { FieldError } from '../../../components/Field/Field.tsx'
import { Figure } from '../../../components/Figure/Figure.tsx'
import { usePrices } from '../../../parts/quote/use-prices.ts'
import * as styles from './Bundle.css.ts'
import { CodeAndStock } from './CodeAndStock.tsx'
import type { GroupFieldsProps } from './OneOfGroup.tsx'
import { PiecesEntry } from './PiecesEntry.tsx'

interface SeveralOfGroupProps extends GroupFieldsProps {
  readonly state: GroupState
  readonly onChange: (skuId: SkuId, quantity: number) => void
}

/** So many pieces of each, together no more than the group holds. */
export function SeveralOfGroup(props: SeveralOfGroupProps) {
  const { legend, hint, problem, skus, selection, isDisabled, state, onChange } = props
  const { t } = useTranslation()
  const noteId = useId()
  const room = (state.group.maximum ?? Infinity) - state.chosen
  return (
    <fieldset aria-describedby={noteId} disabled={isDisabled}>
      <legend className={styles.legend}>{legend}</legend>
      <div id={noteId} className={styles.note}>
        {problem === undefined ? hint : <FieldError id={`${noteId}-problem`}>{problem}</FieldError>}
        <span className={styles.count} aria-live="polite">
          {t('bundle:chosen', { count: state.chosen })}
        </span>
      </div>
      <ul className={styles.rows}>
        {skus.map((sku) => (
          <SkuRow
            key={sku.id}
            sku={sku}
            pieces={piecesChosen(selection, sku.id)}
            room={room}
            isDisabled={isDisabled}
            onChange={(quantity) => onChange(sku.id, quantity)}
          />
        ))}
      </ul>
    </fieldset>
  )
}

interface SkuRowProps {
  readonly sku: BundleSku
  readonly pieces: number
  /** How many more the group holds. */
  readonly room: number
  readonly isDisabled: boolean
  readonly onChange: (quantity: number) => void
}

function SkuRow({ sku, pieces, room, isDisabled, onChange }: SkuRowProps) {
  const price = usePrices('')
  return (
    <li className={styles.row} data-chosen={pieces > 0 || undefined}>
      <div className={styles.words}>
        <span className={styles.name}>{sku.name}</span>
        <span className={styles.detail}>
          {sku.definition} <CodeAndStock code={sku.code} available={sku.available} />
        </span>
      </div>
      <div className={styles.price}>
        {sku.price !== undefined && <Figure>{price(sku.price, sku.currency)}</Figure>}
      </div>
      <PiecesEntry
        code={sku.code}
        pieces={pieces}
        most={pieces + Math.max(0, room)}
        available={sku.available}
        isDisabled={isDisabled}
        onChange={onChange}
      />
    </li>
  )
}
