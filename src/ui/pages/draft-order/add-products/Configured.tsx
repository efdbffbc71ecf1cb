/** A configurable product in the order: its questions one under another, the ribbon, and its line. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModifierView } from '../../../../domain/pricing/price-flow.view.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { ModelCodeRibbon } from '../../../components/ModelCodeRibbon/ModelCodeRibbon.tsx'
import { ribbonWords } from '../../../i18n/ribbon-texts.ts'
import { ribbonSegments } from '../../../parts/model-code/ribbon-segments.ts'
import { OptionSelect } from '../../../parts/pricing/OptionSelect.tsx'
import { LineEntry } from '../line-entry/LineEntry.tsx'
import { nothingTyped } from '../line-entry/typed-line.ts'
import { useLineEntry } from '../line-entry/use-line-entry.ts'
import * as styles from './Configured.css.ts'
import type { PickedLineProps } from './PlainLine.tsx'

export function Configured(props: PickedLineProps) {
  const { t } = useTranslation()
  const { draftOrder, account, product, sku, onAdded, go } = props
  const [typed, setTyped] = useState(nothingTyped)
  const source = {
    draftOrder,
    account,
    product,
    sku,
    choices: undefined,
    origin: undefined,
  }
  const line = useLineEntry(source, typed, ({ modelCode, quantity }) => {
    onAdded({ code: modelCode, quantity })
    setTyped(nothingTyped)
  })
  const { modifiers, segments, openCount, isComplete } = line.configuration
  const names = { sku: t('catalogue:ribbon.sku'), skuMeaning: sku.name }
  const choose =
    ({ modifier }: ModifierView) =>
    (optionCode: string | undefined) =>
      line.send({
        type: 'configuration.changed',
        change: { kind: 'option', modifierKey: modifier.key, optionCode },
      })
  return (
    <>
      <ModelCodeRibbon segments={ribbonSegments(segments, names)} words={ribbonWords(t)} />
      <div>
        <Button size="sm" onClick={() => go({ tab: 'model-search', code: sku.code })}>
          {t('draftOrder:addProducts.typeCode')}
        </Button>
      </div>
      <div className={styles.questions}>
        {modifiers.map((view, index) => (
          <OptionSelect
            key={view.modifier.key}
            view={view}
            position={index + 1}
            onChoose={choose(view)}
            hint={view.isAutomatic ? t('product:option.automatic') : undefined}
            error={undefined}
          />
        ))}
      </div>
      <LineEntry
        line={line}
        typed={typed}
        onType={setTyped}
        openReason={isComplete ? undefined : t('product:code.open', { count: openCount })}
      />
    </>
  )
}
