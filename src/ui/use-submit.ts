/** One intent, one write, for a form or a question that has no chart of its own. */
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Program } from '../application/program.ts'
import {
  submitOnce,
  submitOnceMachine,
  type SubmitOnceView,
  submitOnceView,
} from '../application/submit-once.machine.ts'

interface SubmitOptions<Result> {
  /** Milliseconds from success to the stage `left` (AUTH-18); without it `done` stays. */
  readonly lingerFor?: number | undefined
  /** Called once, when the write is known to be done. */
  readonly onDone?: ((result: Result) => void) | undefined
}

export interface Submission<Entry, Result> extends SubmitOnceView<Result> {
  readonly isSending: boolean
  /** Does nothing while an earlier entry is sent, or once one has been written and not dismissed. */
  readonly send: (entry: Entry) => void
  readonly dismissFailure: () => void
  /** What was written has been seen; another entry may be sent. */
  readonly dismissAnswer: () => void
}

/** The stage of one write and how to send it; a change of `write` applies to the next entry that is sent. */
export function useSubmit<Entry, Result>(
  write: (entry: Entry) => Program<Result>,
  { lingerFor, onDone }: SubmitOptions<Result> = {},
): Submission<Entry, Result> {
  const [chart] = useState(() => submitOnceMachine<Entry, Result>())
  const machine = useMemo(() => submitOnce(write, chart), [write, chart])
  const actor = useActorRef(machine, { input: lingerFor === undefined ? {} : { lingerFor } })
  const view = useSelector(actor, submitOnceView)
  const { answer } = view
  const tellDone = useEffectEvent((result: Result) => onDone?.(result))
  // What follows a write is outside of the form: the router, or the list around it.
  useEffect(() => {
    if (answer) tellDone(answer.result)
  }, [answer])
  return {
    ...view,
    isSending: view.stage === 'sending',
    send: (entry) => actor.send({ type: 'entry.send', entry }),
    dismissFailure: () => actor.send({ type: 'failure.dismiss' }),
    dismissAnswer: () => actor.send({ type: 'answer.dismiss' }),
  }
}
