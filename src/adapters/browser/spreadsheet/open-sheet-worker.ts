/** A worker that reads and writes sheets, under the policy that the content policy names for it (T24). */
import type { SheetWorker } from '../spreadsheet.browser.ts'
import { startWorker } from '../worker-policy.ts'
import type { SheetAnswer } from './sheet-job.ts'

export function openSheetWorker(): SheetWorker {
  const worker = startWorker('spreadsheet')
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
