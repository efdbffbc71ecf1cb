/** What a tab does with the tokens that other tabs of its browser have: each tab has one of its own. */
import type { Actor } from 'xstate'
import type { TabChannel } from '../ports/tab-channel.ts'
import type { TokenStore } from '../ports/token-store.ts'
import type { SessionMachine } from './session.machine.ts'

interface TokenPorts {
  readonly tokens: TokenStore
  readonly tabs: Pick<TabChannel, 'send'>
}

export type TokensOfTabs = ReturnType<typeof tokensOfTabs>

/**
 * Answers, takes and leaves tokens. A token that answers a question may be over, since the tab that gives it has been idle:
 * only a tab that has none takes it, and tries the others that it was given before it is a visitor's.
 */
export function tokensOfTabs(session: Actor<SessionMachine>, { tokens, tabs }: TokenPorts) {
  let untried: readonly string[] = []
  const take = (token: string) => {
    tokens.write(token)
    session.send({ type: 'account.reload' })
  }
  session.subscribe((now) => {
    if (now.hasTag('customer')) untried = []
    const [next, ...others] = untried
    if (next === undefined || !now.matches('visitor') || tokens.read() !== undefined) return
    untried = others
    take(next)
  })
  return {
    /** A new tab has no token of its own; another tab of this browser may have one. */
    ask: () => {
      if (tokens.read() === undefined) tabs.send({ kind: 'token-wanted' })
    },
    /** Gives the token of this tab to one that asks, unless it is known to be over. */
    answer: () => {
      const token = tokens.read()
      const now = session.getSnapshot()
      const isGood = now.hasTag('customer') && !now.hasTag('expired')
      if (isGood && token !== undefined) tabs.send({ kind: 'token-given', token })
    },
    /** Another tab has answered. */
    given: (token: string) => {
      if (session.getSnapshot().hasTag('customer') || tokens.read() === token) return
      if (tokens.read() === undefined) take(token)
      else untried = [...untried, token]
    },
    /** Another tab has signed in just now: its token lives longest, and may be that of another account. */
    signedIn: (token: string) => {
      // A tab that signs out meanwhile stays signed out.
      if (tokens.read() === token || !session.getSnapshot().can({ type: 'account.reload' })) return
      take(token)
    },
  }
}
