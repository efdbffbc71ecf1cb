/** A typed or pasted model code: its text, its reading, and what is done with it. */
import { useRef, useState } from 'react'
import { type CodedProduct, normaliseModelCode } from '../../../domain/catalogue/model-code.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import type { PartNames } from '../../parts/model-code/ribbon-segments.ts'
import type { CodeEntry, CodeExtent } from './code-entry.ts'
import { codeReader, type CodeReaderParts } from './lazy-code-reader.ts'

interface CodeEntryOptions {
  readonly product: CodedProduct
  readonly names: PartNames
  /** A text from the address that could not be taken over as it is. */
  readonly initialText: string | undefined
  readonly onChoices: (choices: Choices, extent: CodeExtent) => void
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

  const take = (code: string, choices: Choices, extent: CodeExtent) => {
    onChoices(choices, extent)
    setTaken(extent === 'whole' ? code : undefined)
    setIsOpen(false)
    setIsRead(false)
  }
  /** The text that is to be read; an answer given meanwhile is newer than any text. */
  const latest = useRef<string>(undefined)
  const write = (typed: string, isToBeRead: boolean) => {
    latest.current = typed
    setText(typed)
    setIsRead(isToBeRead)
  }
  const takeRead = (typed: string, beginning: CodeExtent, { readCode }: CodeReaderParts) => {
    const reading = readCode(product, typed, names)
    setPartial(reading?.kind === 'incomplete' ? reading : undefined)
    if (reading?.kind === 'complete') take(reading.code, reading.choices, 'whole')
    if (reading?.kind === 'incomplete') take(reading.code, reading.certain, beginning)
  }
  const read = (typed: string, beginning: CodeExtent) => {
    write(typed, true)
    setIsOpen(true)
    // What an address asks for takes the focus from nobody.
    setTakesFocus(beginning === 'beginning')
    const loaded = codeReader.loaded()
    if (loaded) takeRead(typed, beginning, loaded)
    else void readLater(typed, beginning)
  }
  return {
    isOpen,
    text,
    product,
    names,
    isRead,
    taken,
    partial,
    takesFocus,
    open: () => {
      setIsOpen(true)
      setTakesFocus(true)
    },
    close: () => {
      setIsOpen(false)
      setTakesFocus(true)
    },
    type: (typed) => {
      write(typed, false)
      setTakesFocus(true)
    },
    read: (typed) => read(typed, 'beginning'),
    follow: (linked) => read(linked, 'only'),
    choose: (choices) => take(normaliseModelCode(text), choices, 'whole'),
    forgetPartial: () => {
      latest.current = undefined
      setPartial(undefined)
    },
    giveWay: () => {
      if (!isRead || codeReader.loaded()?.readCode(product, text, names)?.kind !== 'incomplete')
        return
      setIsOpen(false)
      // The focus is with the answer.
      setTakesFocus(false)
    },
  }

  /** Until the reader is there the text stands in its field; typing on or answering cancels the reading. */
  async function readLater(typed: string, beginning: CodeExtent) {
    try {
      const fetched = await codeReader()
      if (latest.current === typed) takeRead(typed, beginning, fetched)
    } catch {
      // The field itself says so, and fetches again.
    }
  }
}
