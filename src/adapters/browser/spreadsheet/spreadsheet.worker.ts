/** The worker in which files are read: a thin shell, so that everything else runs anywhere. */
import { runSheetJob, type SheetJob } from './sheet-job.ts'

globalThis.addEventListener('message', (event: MessageEvent<SheetJob>) => {
  void answer(event.data)
})

async function answer(job: SheetJob): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
  globalThis.postMessage(await runSheetJob(job))
}
