/** A text field whose content survives a reload and a new sign-in, for the account that typed it. */
import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import { sessionView } from '../application/account/session.view.ts'
import { useStorefront } from './storefront-context.tsx'

/** The text, how to change it, and how to forget it once it has been sent. */
export function useUnsentText(
  name: string,
): readonly [text: string, change: (text: string) => void, forget: () => void] {
  const { session, unsentWork } = useStorefront()
  const owner = useSelector(session, (now) => sessionView(now).buyer?.id)
  const [text, setText] = useState(() => (owner && unsentWork.read(owner, name)) ?? '')
  const change = useCallback(
    (next: string) => {
      setText(next)
      if (owner) unsentWork.keep(owner, name, next)
    },
    [owner, name, unsentWork],
  )
  const forget = useCallback(() => {
    if (owner) unsentWork.forget(owner, name)
  }, [owner, name, unsentWork])
  return [text, change, forget]
}
