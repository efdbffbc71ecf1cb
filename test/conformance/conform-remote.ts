/** Holds the backends that a profile names to the suites. */
import { type CheckedCase, conform, type Conforming } from './conform.ts'
import type { Profile } from './profile.wire.ts'
import { remoteShop, roleOf, type Run } from './remote-shop.ts'

export interface Remote extends Pick<Conforming, 'suites'> {
  readonly profile: Profile
  readonly fetch: typeof globalThis.fetch
  readonly run?: Run
}

/** What became of every case; nothing is assumed of the backends but what the profile says. */
export function conformRemote(remote: Remote): Promise<readonly CheckedCase[]> {
  const { profile, fetch, run, ...rest } = remote
  return conform({
    ...rest,
    caseMs: profile.caseMs,
    open: async () => {
      const { emailOf, ...shop } = await remoteShop(profile, fetch, run)
      const own = new Map<string, string>()
      return {
        shop,
        names: {
          outward: async (text) => {
            const role = roleOf(text)
            if (role === undefined) return text
            const email = await emailOf(role)
            own.set(email, text)
            return email
          },
          inward: (text) => own.get(text) ?? text,
        },
      }
    },
  })
}
