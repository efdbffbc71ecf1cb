/** The line of a plain product's sku. */
import { useState } from 'react'
import type { Product, Sku } from '../../../../domain/catalogue/product.ts'
import { LineEntry } from '../line-entry/LineEntry.tsx'
import type { AddedNow } from '../line-entry/use-added-lines.ts'
import { nothingTyped } from '../line-entry/typed-line.ts'
import { useLineEntry } from '../line-entry/use-line-entry.ts'
import type { PanelProps } from '../panel-props.ts'
import * as styles from './PlainLine.css.ts'

export interface PickedLineProps extends PanelProps {
  readonly product: Product
  readonly sku: Sku
  readonly onAdded: (line: AddedNow) => void
}

export function PlainLine({ draftOrder, account, product, sku, onAdded }: PickedLineProps) {
  const [typed, setTyped] = useState(nothingTyped)
  const source = {
    draftOrder,
    account,
    product,
    sku,
    choices: undefined,
    origin: undefined,
  }
  const line = useLineEntry(source, typed, ({ quantity }) => {
    onAdded({ code: sku.code, quantity })
    setTyped(nothingTyped)
  })
  return (
    <>
      <p>
        {sku.name} <code className={styles.code}>{sku.code}</code>
      </p>
      <LineEntry line={line} typed={typed} onType={setTyped} openReason={undefined} />
    </>
  )
}
