/** Whether the browser has a line, as far as it knows, for code that the view fetches by itself; a server has none that it could lose. */
export function isOnline(): boolean {
  return globalThis.navigator?.onLine ?? true
}
