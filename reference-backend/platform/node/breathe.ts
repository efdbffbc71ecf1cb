/** A pause in long work. */

import { setImmediate } from 'node:timers/promises'

/** Lets others be answered before the work goes on. */
export async function breathe(): Promise<void> {
  await setImmediate()
}
