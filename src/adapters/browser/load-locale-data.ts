import { startWorker } from './worker-policy.ts'

/**
 * Has what a browser needs to write numbers and dates loaded beside the page, which writing the first one would wait for
 * otherwise.
 */
export function loadLocaleData(): void {
  try {
    startWorker('localeData')
  } catch {
    // A browser that starts no worker here loads it with the first number.
  }
}
