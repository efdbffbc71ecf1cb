/** The present and the new code in two ribbons, the questions, and what becomes different. */
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SoldProduct } from '../../../../application/quote/product-of-line.ts'
import { modelCodeSegments } from '../../../../domain/catalogue/model-code.ts'
import type { ModifierView } from '../../../../domain/pricing/price-flow.view.ts'
import { askedModel } from '../../../../domain/pricing/asked-model.ts'
import {
  type ChangedModel,
  changedParts,
  choicesOfLine,
} from '../../../../domain/quote/line-change.ts'
import type { QuoteItem } from '../../../../domain/quote/quote-item.ts'
import { Button } from '../../../components/Button/Button.tsx'
import { Form } from '../../../components/Form/Form.tsx'
import { ModelCodeRibbon } from '../../../components/ModelCodeRibbon/ModelCodeRibbon.tsx'
import { Notice } from '../../../components/Notice/Notice.tsx'
import { partedSegments } from '../../../i18n/parted-segments.ts'
import { ribbonWords } from '../../../i18n/ribbon-texts.ts'
import { useKeptFocus } from '../../../use-kept-focus.ts'
import { ribbonSegments } from '../../model-code/ribbon-segments.ts'
import { OptionSelect } from '../../pricing/OptionSelect.tsx'
import { QuantityField } from '../../pricing/QuantityField.tsx'
import { itemSegments } from '../item-segments.ts'
import type { ChosenSoFar } from './GoneLine.tsx'
import { LineComparison } from './LineComparison.tsx'
import * as styles from './LineConfiguration.css.ts'
import { ObstacleNotice, obstacleOf } from './ObstacleNotice.tsx'
import { TypedCode } from './TypedCode.tsx'
import { useLineConfiguration } from './use-line-configuration.ts'

interface LineConfigurationProps {
  readonly formId: string
  /** As it was when its configuration began to be chosen. */
  readonly line: QuoteItem
  /** As it is by now: another window may have changed it. */
  readonly present: QuoteItem
  /** Whether another window has removed it: what is chosen can be copied only. */
  readonly isGone: boolean
  /** As it stands in the field of the line by now. */
  readonly quantity: string
  readonly sold: SoldProduct
  readonly begun: string
  readonly onChoose: (text: string) => void
  /** Told at first, too. */
  readonly onChosen: (chosen: ChosenSoFar) => void
  readonly onConfirm: (changed: ChangedModel) => void
}

type ChosenConfiguration = ReturnType<typeof useLineConfiguration>

export function LineConfiguration(props: LineConfigurationProps) {
  const { formId, onConfirm, onChosen, present, isGone, ...beginning } = props
  const { t, i18n } = useTranslation()
  const { line, sold } = beginning
  const chosen = useLineConfiguration(beginning)
  const { coded, before, view, panel, send } = chosen
  const [presses, setPresses] = useState(0)
  const [isTakenUp, setTakenUp] = useState(chosen.isTakenUp)
  const [hasUnread, setUnread] = useState(false)
  // The button that starts over goes with its press.
  const frame = useKeptFocus<HTMLDivElement>(String(isTakenUp))
  const names = {
    sku: t('catalogue:ribbon.sku'),
    skuMeaning: sold.sku.name,
    unread: t('catalogue:ribbon.rest'),
  }
  // Another window may have put another model there meanwhile.
  const now = present.modelCode === line.modelCode ? before : choicesOfLine(coded, present)
  const old = now && modelCodeSegments(coded.skuCode, coded.modifiers, now)
  const changed = old ? changedParts(old, view.segments) : new Set<string>()
  const marked = (segments: ReturnType<typeof ribbonSegments>) =>
    partedSegments(segments, i18n.language).map((segment) => ({
      ...segment,
      isChanged: changed.has(segment.key),
    }))
  const asked = askedModel(view.question)
  const model = { ...asked, skuId: sold.nearest && sold.sku.id }
  const { modelCode, openCount, quantity } = view
  const { text } = quantity
  const tell = useEffectEvent(onChosen)
  // The dialog around shows it where the line has gone.
  useEffect(() => tell({ modelCode, quantity: text, openCount }), [modelCode, text, openCount])
  const obstacle = obstacleOf({ view, panel, hasUnread }, present, model)
  const submit = () => {
    if (isGone) return
    setPresses((before) => before + 1)
    if (obstacle === undefined) onConfirm(model)
  }
  const startOver = () => {
    chosen.startOver()
    setTakenUp(false)
  }
  return (
    <div ref={frame} className={styles.frame}>
      {isTakenUp && (
        <Notice
          tone="info"
          actions={
            <Button size="sm" onClick={startOver}>
              {t('line:startOver')}
            </Button>
          }
        >
          {t('line:takenUp')}
        </Notice>
      )}
      <section aria-label={t('line:now')}>
        <p className={styles.head}>{t('line:now')}</p>
        <ModelCodeRibbon
          segments={
            old
              ? marked(ribbonSegments(old, names))
              : partedSegments(itemSegments(present), i18n.language)
          }
          words={ribbonWords(t)}
        />
      </section>
      <section aria-label={t('line:next')}>
        <p className={styles.head}>{t('line:next')}</p>
        <ModelCodeRibbon
          segments={marked(ribbonSegments(view.segments, names))}
          words={ribbonWords(t)}
        />
      </section>
      {sold.nearest && (
        <Notice tone="warning">
          {t('line:successor', { product: line.productName, successor: sold.product.name })}
        </Notice>
      )}
      <TypedCode
        product={coded}
        names={names}
        initialText={before === undefined && !sold.nearest ? line.modelCode : ''}
        isGone={before === undefined && !sold.nearest}
        nearest={sold.nearest}
        former={line.modelCode}
        onChoices={(choices) =>
          send({ type: 'configuration.changed', change: { kind: 'model', choices } })
        }
        onUnread={setUnread}
      />
      <Form id={formId} onSubmit={submit}>
        <Questions view={view} send={send} />
      </Form>
      <LineComparison
        line={present}
        panel={panel}
        next={model}
        onAgain={() => send({ type: 'price.calculate' })}
      />
      {presses > 0 && !isGone && obstacle !== undefined && (
        <ObstacleNotice obstacle={obstacle} openCount={view.openCount} presses={presses} />
      )}
    </div>
  )
}

/** Every question with its answer, and the quantity. */
function Questions({ view, send }: Pick<ChosenConfiguration, 'view' | 'send'>) {
  const { t } = useTranslation()
  const choose =
    ({ modifier }: ModifierView) =>
    (optionCode: string | undefined) =>
      send({
        type: 'configuration.changed',
        change: { kind: 'option', modifierKey: modifier.key, optionCode },
      })
  return (
    <div className={styles.questions}>
      {view.modifiers.map((question, index) => (
        <OptionSelect
          key={question.modifier.key}
          view={question}
          position={index + 1}
          onChoose={choose(question)}
          hint={question.isAutomatic ? t('product:option.automatic') : undefined}
          error={undefined}
        />
      ))}
      <QuantityField
        quantity={view.quantity}
        onChange={(text) =>
          send({ type: 'configuration.changed', change: { kind: 'quantity', text } })
        }
      />
    </div>
  )
}
