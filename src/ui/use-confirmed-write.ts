/** A write that a question stands before. */
import { useState } from 'react'
import type { Program } from '../application/program.ts'
import { type Submission, useSubmit } from './use-submit.ts'

export interface ConfirmedWrite<Entry, Result>
  extends Pick<Submission<Entry, Result>, 'failure' | 'send'> {
  /** Opens the question. */
  readonly ask: () => void
  /** For the dialog: it closes once the write is done, and stays with what went wrong. */
  readonly dialog: {
    readonly open: boolean
    readonly busy: boolean
    readonly onCancel: () => void
  }
}

/** The question and its write; `onDone` is told of the write once it is done. */
export function useConfirmedWrite<Entry, Result>(
  write: (entry: Entry) => Program<Result>,
  onDone: () => void,
): ConfirmedWrite<Entry, Result> {
  const [isAsking, setAsking] = useState(false)
  const { stage, isSending, failure, send, dismissFailure } = useSubmit(write, { onDone })
  return {
    failure,
    send,
    ask: () => setAsking(true),
    dialog: {
      open: isAsking && stage !== 'done',
      busy: isSending,
      onCancel: () => {
        setAsking(false)
        dismissFailure()
      },
    },
  }
}
