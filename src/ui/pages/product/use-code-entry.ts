/** A typed or pasted model code: its text, its reading, and what is done with it. */
import { useState } from 'react'
import { type CodedProduct, normaliseModelCode } from '../../../domain/catalogue/model-code.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import { type CodeReading, type PartNames, readCode } from '../../parts/model-code/code-reading.ts'

export interface CodeEntry {
  /** Whether the ribbon is being typed into. */
  readonly isOpen: boolean
  /** As typed; it stays when the ribbon is closed, so that nothing typed is lost. */
  readonly text: string
  readonly reading: CodeReading | undefined
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
  readonly choose: (choices: Choices) => void
  /** The configuration has changed, so the message about the last code is obsolete. */
  readonly forgetPartial: () => void
}

interface CodeEntryOptions {
  readonly product: CodedProduct
  readonly names: PartNames
  /** A text from the address that could not be taken over as it is. */
  readonly initialText: string | undefined
  /** The whole configuration was read, or of a part of it the beginning. */
  readonly onChoices: (choices: Choices, extent: 'whole' | 'beginning') => void
}

export function useCodeEntry(options: CodeEntryOptions): CodeEntry {
  const { product, names, onChoices, initialText = '' } = options
  const [text, setText] = useState(initialText)
  const [isOpen, setIsOpen] = useState(initialText !== '')
  const [takesFocus, setTakesFocus] = useState(false)
  const [isRead, setIsRead] = useState(initialText !== '')
  const [taken, setTaken] = useState<string | undefined>(undefined)
  const [partial, setPartial] = useState<CodeEntry['partial']>(undefined)

  const [begunWith, setBegunWith] = useState(initialText)
  // The address was read again; text typed meanwhile stays.
  if (begunWith !== initialText) {
    setBegunWith(initialText)
    if (text === begunWith) {
      setText(initialText)
      setIsOpen(initialText !== '')
      setIsRead(initialText !== '')
    }
  }

  const take = (code: string, choices: Choices, extent: 'whole' | 'beginning') => {
    onChoices(choices, extent)
    setTaken(extent === 'whole' ? code : undefined)
    setIsOpen(false)
    setIsRead(false)
  }
  return {
    isOpen,
    text,
    reading: readCode(product, text, names),
    isRead,
    taken,
    partial,
    takesFocus,
    open: () => {
      setIsOpen(true)
      setTakesFocus(true)
    },
    close: () => setIsOpen(false),
    type: (typed) => {
      setText(typed)
      setIsRead(false)
    },
    read: (typed) => {
      const reading = readCode(product, typed, names)
      setText(typed)
      setIsOpen(true)
      setTakesFocus(true)
      setIsRead(true)
      setPartial(reading?.kind === 'incomplete' ? reading : undefined)
      if (reading?.kind === 'complete') take(reading.code, reading.choices, 'whole')
      if (reading?.kind === 'incomplete') take(reading.code, reading.certain, 'beginning')
    },
    choose: (choices) => take(normaliseModelCode(text), choices, 'whole'),
    forgetPartial: () => setPartial(undefined),
  }
}
