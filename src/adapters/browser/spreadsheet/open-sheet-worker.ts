/** A worker that reads and writes sheets, under the policy that the content policy names for it (T24). */
import type { TrustedScriptURL } from 'trusted-types/lib'
import type { SheetWorker } from '../spreadsheet.browser.ts'
import type { SheetAnswer } from './sheet-job.ts'
import { workerAddress } from './worker-policy.ts'

/** The browser's own; the compiler knows it, but not that it wants a trusted address. */
declare const Worker: new (address: string | TrustedScriptURL, options: WorkerOptions) => Worker

/** Its script is fetched once and kept by the browser. */
export function openSheetWorker(): SheetWorker {
  const worker = new Worker(workerAddress, { type: 'module', name: 'spreadsheet' })
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
