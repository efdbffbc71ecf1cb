/** A pause in long work. */

/** Lets others be answered before the work goes on. */
export async function breathe(): Promise<void> {
  await new Promise<void>((resolve) => void setTimeout(resolve))
}
