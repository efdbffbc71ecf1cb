/** What the comparison with other answers is given. */
import type { ConfigurationChange } from '../../../domain/pricing/configuration.ts'
import type { PriceFlowActor } from '../../parts/add-to-quote/price-flow-actor.ts'
import type { ComparedAnswers } from '../../parts/pricing/question-props.ts'

export interface ComparisonProps {
  readonly flow: PriceFlowActor
  readonly onChange: (change: ConfigurationChange) => void
  /** Told of every comparison that is to be shown beside the answers, and when there is none. */
  readonly onCompared: (compared: ComparedAnswers | undefined) => void
}
