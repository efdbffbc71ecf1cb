/**
 * The one policy by which a worker may be started (T24). It is made by the first script of the page, before
 * any other could take its name, and lets the address of this one worker pass.
 */
import type { TrustedScriptURL } from 'trusted-types/lib'
// oxlint-disable-next-line import/default -- the address is made by the build
import address from './spreadsheet.worker.ts?worker&url'

/** The address of the worker, as the browser wants it. */
export const workerAddress: string | TrustedScriptURL =
  globalThis.window?.trustedTypes
    ?.createPolicy('manifold-worker', {
      createScriptURL: (asked) => (asked === address ? asked : ''),
    })
    .createScriptURL(address) ?? address
