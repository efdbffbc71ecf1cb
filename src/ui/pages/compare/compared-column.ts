import type { Succession } from '../../../domain/catalogue/succession.ts'
import type { ComparedModel } from '../../../domain/pricing/compared-model.ts'

/** One column: a model, or a text that no product begins with. */
export interface ComparedColumn {
  /** As the address has it. */
  readonly text: string
  readonly model: ComparedModel | undefined
  /** What has taken the place of its product, which has left the catalogue. */
  readonly succession: Succession | undefined
}
