/** Saves files that links lead to. A browser asks the network for them, past every service worker. */

import { backendAddress } from '../backend-address.ts'

/** Begins, for all links of the document. What is no file is opened, as it would be with a server. */
export function saveDownloads(
  { document, location }: Window,
  ask: (request: Request) => Promise<Response>,
): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return
    const { href } = link
    if (backendAddress(href, location.origin) === undefined) return
    event.preventDefault()
    void ask(new Request(href)).then(
      async (response) => {
        if (response.ok) save(document, await response.blob(), link.download)
        else location.assign(href)
      },
      () => location.assign(href),
    )
  })
}

function save(document: Document, file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
