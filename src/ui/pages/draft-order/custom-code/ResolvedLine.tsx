/** The line of an own code: the model as a ribbon, then quantity, date and price. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResolvedModel } from '../../../../application/draft-order/resolve-custom-code.ts'
import { modifiersOf } from '../../../../domain/catalogue/product.ts'
import { modelCodeSegments } from '../../../../domain/catalogue/model-code.ts'
import { ModelCodeRibbon } from '../../../components/ModelCodeRibbon/ModelCodeRibbon.tsx'
import { ribbonWords } from '../../../i18n/ribbon-texts.ts'
import { ribbonSegments } from '../../../parts/model-code/ribbon-segments.ts'
import { LineEntry } from '../line-entry/LineEntry.tsx'
import type { AddedNow } from '../line-entry/use-added-lines.ts'
import { nothingTyped } from '../line-entry/typed-line.ts'
import { useLineEntry } from '../line-entry/use-line-entry.ts'
import type { PanelProps } from '../panel-props.ts'

interface ResolvedLineProps extends PanelProps {
  readonly model: ResolvedModel
  readonly onAdded: (line: AddedNow) => void
}

export function ResolvedLine({ model, draftOrder, account, onAdded }: ResolvedLineProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(nothingTyped)
  const { product, sku, choices, code } = model
  const source = {
    draftOrder,
    account,
    product,
    sku,
    choices,
    origin: code,
  }
  const line = useLineEntry(source, typed, ({ quantity }) =>
    onAdded({ code: code.customCode, quantity }),
  )
  const names = { sku: t('catalogue:ribbon.sku'), skuMeaning: product.name }
  const segments = modelCodeSegments(sku.code, modifiersOf(product, account.zone), choices)
  return (
    <>
      <ModelCodeRibbon segments={ribbonSegments(segments, names)} words={ribbonWords(t)} />
      <LineEntry line={line} typed={typed} onType={setTyped} openReason={undefined} />
    </>
  )
}
