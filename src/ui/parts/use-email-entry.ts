/** A form of one e-mail address that is sent once: the forgotten password, the newsletter. */
import { useActorRef, useSelector } from '@xstate/react'
import { type FormEvent, useState } from 'react'
import {
  submitOnce,
  type SubmitOnceInput,
  submitOnceView,
} from '../../application/submit-once.machine.ts'
import type { Program } from '../../application/storefront.ts'
import { type EmailProblem, emailProblem } from '../../domain/account/credentials.ts'

/** `id` is that of the field, which gets the focus when the address is none. */
export function useEmailEntry(
  send: (email: string) => Program<void>,
  id: string,
  input: SubmitOnceInput = {},
) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<EmailProblem | undefined>(undefined)
  const [machine] = useState(() => submitOnce(send))
  const actor = useActorRef(machine, { input })
  const { stage, failure } = useSelector(actor, submitOnceView)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = emailProblem(email)
    setProblem(found)
    if (found) document.getElementById(id)?.focus()
    else actor.send({ type: 'entry.send', entry: email.trim() })
  }
  return {
    stage,
    failure,
    problem,
    submit,
    /** For the text field. */
    field: {
      id,
      type: 'email',
      name: 'email',
      inputMode: 'email',
      spellCheck: false,
      value: email,
      onChange: setEmail,
      required: true,
    },
  } as const
}
