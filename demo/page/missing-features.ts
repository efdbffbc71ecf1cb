/** What a browser must have for the demo; an address without encryption has half of it taken away. */

/** As far as it matters here, each of them may be missing. */
export interface Features {
  readonly isSecureContext: boolean
  readonly Worker?: unknown
  readonly WebAssembly?: unknown
  readonly indexedDB?: unknown
  readonly navigator: { readonly serviceWorker?: unknown; readonly locks?: unknown }
}

/** Whether something is missing that nothing stands in for. */
export function lacksFeatures(browser: Features): boolean {
  const { navigator } = browser
  const needed = [
    browser.Worker,
    browser.WebAssembly,
    browser.indexedDB,
    navigator.serviceWorker,
    navigator.locks,
  ]
  return !browser.isSecureContext || needed.includes(undefined)
}
