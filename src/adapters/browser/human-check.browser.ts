/** The human check in a frame of the page, heard by messages of its window (docs/wire.md, T44). */
import type { HumanCheck, HumanCheckEvent } from '../../application/ports/human-check.ts'

/** Longer than any token there is. */
const longestToken = 4_096

type Listening = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'href'>
}

export function browserHumanCheck(page: Listening): HumanCheck {
  return {
    listen: (frame, listener) => {
      const { origin } = new URL(frame.address, page.location.href)
      const take = (event: MessageEvent<unknown>) => {
        if (event.origin !== origin || event.source === null) return
        const heard = event.source === frame.window() ? eventIn(event.data) : undefined
        if (heard) listener(heard)
      }
      page.addEventListener('message', take)
      return () => page.removeEventListener('message', take)
    },
  }
}

function eventIn(message: unknown): HumanCheckEvent | undefined {
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined
  if (message.type === 'human-check.expired') return { kind: 'expired' }
  if (message.type !== 'human-check.passed' || !('token' in message)) return undefined
  const { token } = message
  const isToken = typeof token === 'string' && token !== '' && token.length <= longestToken
  return isToken ? { kind: 'passed', token } : undefined
}
