import type { ComparedModel } from '../../../domain/pricing/compared-model.ts'

/** One column: a model, or a text that no product begins with. */
export interface ComparedColumn {
  /** As the address has it. */
  readonly text: string
  readonly model: ComparedModel | undefined
}
