/** A code that is named, as by a reviewer in an answer: typed or pasted in place of the answers. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodedProduct } from '../../../../domain/catalogue/model-code.ts'
import type { Choices } from '../../../../domain/catalogue/modifier.ts'
import type { NearModels } from '../../../../domain/quote/quote-comparison.ts'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { ModelChoice } from '../../instead/ModelChoice.tsx'
import { CodeAdvice } from '../../model-code/CodeAdvice.tsx'
import { readCode } from '../../model-code/code-reading.ts'
import type { PartNames } from '../../model-code/ribbon-segments.ts'

interface TypedCodeProps {
  readonly product: CodedProduct
  readonly names: PartNames
  /** The present code where it means nothing any more: what is near to it is offered. */
  readonly initialText: string
  readonly isGone: boolean
  /** Models of the successor of a product that is gone; none where that is sold. */
  readonly nearest: NearModels | undefined
  /** The present code. */
  readonly former: string
  readonly onChoices: (choices: Choices) => void
  /** Told with each change whether a code stands there that is none of the product. */
  readonly onUnread: (isUnread: boolean) => void
}

export function TypedCode({ product, names, onChoices, onUnread, ...props }: TypedCodeProps) {
  const { initialText, isGone, nearest, former } = props
  const { t } = useTranslation()
  const [text, setText] = useState(initialText)
  const reading = readCode(product, text, names)
  const type = (typed: string) => {
    setText(typed)
    const read = readCode(product, typed, names)
    onUnread(typed.trim() !== '' && read?.kind !== 'complete')
    if (read?.kind === 'complete') onChoices(read.choices)
  }
  return (
    <Stack space="sm">
      {isGone && <Notice tone="warning">{t('line:gone')}</Notice>}
      {nearest && nearest.instead.length > 0 && (
        <ModelChoice
          models={nearest}
          label={t('copy:chooseModel')}
          former={former}
          value={nearest.instead.includes(text) ? text : ''}
          onChoose={type}
          emptyText={t('common:none')}
        />
      )}
      <TextField
        label={t('line:code')}
        optionalText={t('common:optional')}
        value={text}
        onChange={type}
        look="code"
        spellCheck={false}
        autoComplete="off"
      />
      {text !== '' && (
        <CodeAdvice entry={{ text, reading, isRead: false, type, read: type, choose: onChoices }} />
      )}
    </Stack>
  )
}
