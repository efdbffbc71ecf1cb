/** What is far below in a page that is opened is laid out when it comes near, or when there is nothing else to do. */
import { idle } from './idle.ts'

/** Lays it out in pieces (`later-layout.css.ts`), so that what the reader does meanwhile is answered between them. */
export async function layoutAtRest({ documentElement: { dataset } }: Document): Promise<void> {
  while (dataset['layoutLater'] !== undefined) {
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    await idle()
    const rest = dataset['layoutLater'].split(' ').slice(1)
    if (rest.length > 0) dataset['layoutLater'] = rest.join(' ')
    else delete dataset['layoutLater']
  }
}
