/** After the shop was filled anew: what this browser remembers is of an account, a cart and texts that are gone. */
export function forgetBrowser(): void {
  window.sessionStorage.clear()
  const kept = ['manifold.language']
  for (const key of Object.keys(window.localStorage)) {
    if (!kept.includes(key)) window.localStorage.removeItem(key)
  }
  window.location.replace('/')
}
