/** A worker that reads and writes sheets, under the policy that the content policy names for it (T24). */
import type { TrustedScriptURL } from 'trusted-types/lib'
import type { SheetWorker } from '../spreadsheet.browser.ts'
import type { SheetAnswer } from './sheet-job.ts'
// oxlint-disable-next-line import/default -- the address is made by the build
import address from './spreadsheet.worker.ts?worker&url'

/** The browser's own; the compiler knows it, but not that it wants a trusted address. */
declare const Worker: new (address: string | TrustedScriptURL, options: WorkerOptions) => Worker

/** Its script is fetched once and kept by the browser. */
export function openSheetWorker(): SheetWorker {
  const worker = new Worker(trusted(), { type: 'module', name: 'spreadsheet' })
  return {
    listen: ({ answer, trouble }) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SheetAnswer>) => answer(data))
      worker.addEventListener('messageerror', trouble)
      // Its script could not be fetched, or it ran out of memory.
      worker.addEventListener('error', trouble)
    },
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
    ask: (job) => worker.postMessage(job),
    end: () => worker.terminate(),
  }
}

/** Undefined until the first worker is opened; the browser takes a policy of that name only once. */
let trustedAddress: string | TrustedScriptURL | undefined

/** The policy lets this one address pass, and nobody else can have it. */
function trusted(): string | TrustedScriptURL {
  trustedAddress ??=
    window.trustedTypes
      ?.createPolicy('manifold-worker', {
        createScriptURL: (asked) => (asked === address ? asked : ''),
      })
      .createScriptURL(address) ?? address
  return trustedAddress
}
