/** A form of one e-mail address that is sent once: the forgotten password, the newsletter. */
import { useState } from 'react'
import type { Program } from '../../application/program.ts'
import { type EmailProblem, emailProblem } from '../../domain/account/credentials.ts'
import { useSubmit } from '../use-submit.ts'

/** `id` is that of the field, which gets the focus when the address is none. */
export function useEmailEntry(
  write: (email: string) => Program<void>,
  id: string,
  options: { readonly lingerFor?: number } = {},
) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<EmailProblem | undefined>(undefined)
  const { stage, failure, send } = useSubmit(write, options)
  const submit = () => {
    const found = emailProblem(email)
    setProblem(found)
    if (found) document.getElementById(id)?.focus()
    else send(email.trim())
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
