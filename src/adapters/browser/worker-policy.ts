/**
 * The one policy by which a worker may be started (T24). It is made by the first script of the page, before
 * any other could take its name, and lets the addresses of these workers pass.
 */
import type { TrustedScriptURL } from 'trusted-types/lib'
// oxlint-disable-next-line import/default -- the address is made by the build
import localeData from './locale-data.worker.ts?worker&url'
// oxlint-disable-next-line import/default
import spreadsheet from './spreadsheet/spreadsheet.worker.ts?worker&url'

/** The browser's own; the compiler knows it, but not that it wants a trusted address. */
declare const Worker: new (address: string | TrustedScriptURL, options: WorkerOptions) => Worker

const addresses = { localeData, spreadsheet }

const policy = globalThis.window?.trustedTypes?.createPolicy('manifold-worker', {
  createScriptURL: (asked) => (Object.values(addresses).includes(asked) ? asked : ''),
})

/** Starts a worker of the shop; its script is fetched once and kept by the browser. */
export function startWorker(name: keyof typeof addresses): Worker {
  const address = addresses[name]
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name })
}
