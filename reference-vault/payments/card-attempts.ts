/** How many cards may be typed from one network address: whoever tries stolen numbers out needs many (T12). */

import type { VaultStore } from '../store/vault-store.ts'

const WINDOW_MS = 15 * 60_000

/** Whether one more card may be typed from this address now; if so, it counts. */
export async function mayType(
  store: VaultStore,
  address: string,
  { limit, now }: { readonly limit: number; readonly now: Date },
): Promise<boolean> {
  const begin = new Date(now.getTime() - WINDOW_MS).toISOString()
  const expiresAt = new Date(now.getTime() + WINDOW_MS).toISOString()
  let isFree = false
  await store.insert('attempts', address, { at: [], expiresAt })
  await store.change('attempts', address, ({ at }) => {
    const present = at.filter((each) => each > begin)
    isFree = present.length < limit
    return isFree ? { at: [...present, now.toISOString()], expiresAt } : undefined
  })
  return isFree
}
