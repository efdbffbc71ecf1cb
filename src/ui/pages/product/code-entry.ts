/** A typed or pasted model code as the ribbon and the field for it know it. */
import type { CodedProduct } from '../../../domain/catalogue/model-code.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import type { CodeReading } from '../../parts/model-code/code-reading.ts'
import type { PartNames } from '../../parts/model-code/ribbon-segments.ts'

/** What a code says: the whole configuration, the beginning of one, or a beginning that nothing follows. */
export type CodeExtent = 'whole' | 'beginning' | 'only'

export interface CodeEntry {
  /** Whether the ribbon is being typed into. */
  readonly isOpen: boolean
  /** As typed; it stays when the ribbon is closed, so that nothing typed is lost. */
  readonly text: string
  /** Whose codes are read, and what their parts are called. */
  readonly product: CodedProduct
  readonly names: PartNames
  /** Whether the text was submitted as it stands; from then on problems are announced. */
  readonly isRead: boolean
  /** The whole code that was taken over last. */
  readonly taken: string | undefined
  /** A code that filled in only a part, shown below the ribbon until the configuration changes. */
  readonly partial: (CodeReading & { readonly kind: 'incomplete' }) | undefined
  /** Whether the field takes the focus: it was opened, rather than there from the start. */
  readonly takesFocus: boolean
  readonly open: () => void
  readonly close: () => void
  readonly type: (text: string) => void
  /** Fills in what the text says for certain. A wrong or ambiguous one stays to be put right. */
  readonly read: (text: string) => void
  /** Reads the text of a link: what stands behind the end of an unfinished one is cleared. */
  readonly follow: (text: string) => void
  readonly choose: (choices: Choices) => void
  /** The configuration has changed, so the message about the last code is obsolete. */
  readonly forgetPartial: () => void
  /** A question was answered by hand: the beginning of a code that the field has read is older, and the ribbon shows both. */
  readonly giveWay: () => void
}
