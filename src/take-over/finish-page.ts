/** What a page gets once the shop answers for it. */

/** Milliseconds for which presses go before the sheet of the whole shop. */
const sheetWaits = 1000

interface Finishing {
  /** What was pressed before the shop was there is answered. */
  readonly repeated: Promise<unknown>
  /** The reader goes on with the page. */
  readonly used: Promise<void>
  /** What has been answered so far can be seen. */
  readonly answersShown: () => Promise<void>
  readonly applySheet: () => Promise<void>
  readonly showFonts: () => Promise<void>
  readonly showPictures: () => void
  readonly layOutRest: () => Promise<void>
}

/**
 * The sheet of the whole shop, which lays the page out again, once the answer to what was pressed can be seen; but before
 * something else is opened, and whatever became of the presses. The fonts after that, then the pictures further down, and
 * last what is not laid out yet.
 */
export async function finishPage(page: Finishing): Promise<void> {
  const { repeated, used, answersShown, applySheet, showFonts, showPictures, layOutRest } = page
  let waiting: ReturnType<typeof setTimeout> | undefined
  const longEnough = new Promise<void>((resolve) => {
    waiting = setTimeout(resolve, sheetWaits)
  })
  try {
    await Promise.race([repeated.then(answersShown), used, longEnough])
  } finally {
    clearTimeout(waiting)
    await applySheet()
    await showFonts()
    showPictures()
    await layOutRest()
  }
}
