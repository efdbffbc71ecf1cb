import { basePath, nameBelow } from '../../src/take-over/base-path.ts'

/** Of everything that the shop keeps; others may live at the same origin, other demos among them. */
const OWN = nameBelow(basePath, 'manifold.')

/** After the shop was filled again: what this browser remembers is of an account, a cart and texts that are gone. */
export function forgetBrowser(): void {
  const kept = [nameBelow(basePath, 'manifold.language')]
  for (const storage of [window.sessionStorage, window.localStorage]) {
    const keys = Object.keys(storage).filter((key) => key.startsWith(OWN) && !kept.includes(key))
    for (const key of keys) storage.removeItem(key)
  }
  window.location.replace(`${basePath}/`)
}
