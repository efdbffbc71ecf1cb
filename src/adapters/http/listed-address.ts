/** Addresses that a server has named. They are believed only where they are on the list (T25, T28). */

/** Whether an address is a path of the own site, or lies at one of the origins over https. */
export function isListedAddress(address: string, origins: readonly string[]): boolean {
  if (/^\/(?![/\\])/.test(address)) return !/[\s\\]/.test(address)
  try {
    const { protocol, origin, username, password } = new URL(address)
    const isNamed = username !== '' || password !== ''
    return protocol === 'https:' && !isNamed && origins.includes(origin)
  } catch {
    return false
  }
}
