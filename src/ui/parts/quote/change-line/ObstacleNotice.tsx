/** Why another configuration of a line cannot be confirmed yet, said once its button was pressed. */
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type {
  ConfigurationView,
  PricePanelView,
} from '../../../../domain/pricing/price-flow.view.ts'
import type { ChangedModel } from '../../../../domain/quote/line-change.ts'
import type { QuoteItem } from '../../../../domain/quote/quote-item.ts'
import { Notice } from '../../../components/Notice/Notice.tsx'

type Obstacle = 'open' | 'code' | 'same' | 'quantity' | 'price'

interface Chosen {
  readonly view: ConfigurationView
  readonly panel: PricePanelView
  /** Whether a code was typed that is none of the product. */
  readonly hasUnread: boolean
}

/** What keeps a line from becoming the model; undefined for nothing. */
export function obstacleOf(
  { view, panel, hasUnread }: Chosen,
  line: QuoteItem,
  model: ChangedModel,
): Obstacle | undefined {
  if (!view.isComplete) return 'open'
  if (model.modelCode === line.modelCode) return hasUnread ? 'code' : 'same'
  if (view.quantity.problem !== undefined) return 'quantity'
  return panel.price === undefined ? 'price' : undefined
}

interface ObstacleNoticeProps {
  readonly obstacle: Obstacle
  /** How many questions have no answer. */
  readonly openCount: number
  /** How often the button was pressed: each press brings the reason into view. */
  readonly presses: number
}

export function ObstacleNotice({ obstacle, openCount, presses }: ObstacleNoticeProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  // The button stands below what is scrolled, at whose end the reason would be out of sight.
  useEffect(() => {
    if (presses > 0) place.current?.scrollIntoView({ block: 'nearest' })
  }, [presses])
  return (
    <div ref={place}>
      <Notice tone="warning">
        {obstacle === 'open'
          ? t('product:code.open', { count: openCount })
          : t(`line:obstacle.${obstacle}`)}
      </Notice>
    </div>
  )
}
