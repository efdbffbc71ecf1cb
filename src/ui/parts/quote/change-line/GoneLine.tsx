/** Another window has removed the line that is being changed: what was chosen for it is kept, to be copied. */
import { useTranslation } from 'react-i18next'
import type { QuoteItem } from '../../../../domain/quote/quote-item.ts'
import { type ChosenModel, textsOfChoice } from '../../../../domain/quote/typed-texts.ts'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { CopyCode } from '../../model-code/CopyCode.tsx'
import { TypedTextList } from '../TypedTextList.tsx'

export interface ChosenSoFar extends ChosenModel {
  /** How many questions have no answer. */
  readonly openCount: number
}

interface GoneLineProps {
  /** As it was last seen. */
  readonly line: QuoteItem
  /** Undefined until there is something to choose from. */
  readonly chosen: ChosenSoFar | undefined
}

export function GoneLine({ line, chosen }: GoneLineProps) {
  const { t } = useTranslation()
  const texts = chosen ? textsOfChoice(chosen, line) : []
  return (
    <Notice
      tone="warning"
      title={t('quote:lineGone', { product: line.productName, name: line.modelCode })}
      actions={chosen && <CopyCode code={chosen.modelCode} openCount={chosen.openCount} />}
    >
      {texts.length > 0 && <TypedTextList texts={texts} />}
    </Notice>
  )
}
