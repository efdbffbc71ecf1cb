/**
 * What a page does before its scripts are there: it keeps what is pressed and typed, and fetches and runs them when
 * there is something to see. Pictures further down come after the scripts, or after what was pressed is answered; parts
 * further down are laid out last (`later-layout.css.ts`).
 */
import { filesInTurn } from './fetch-in-turn.ts'
import { runFirstScripts } from './first-scripts.ts'
import { keepPresses, type Listen } from './keep-presses.ts'
import { noKeptPresses } from './kept-presses.ts'
import { reserveCustomerSpace } from './customer-space.ts'

/** Milliseconds after which scripts that never end are not waited for. */
const longestWait = 4000

/** `isOfReader` tells what a reader has done from what a script has; a test has no hand to press with. */
export function beforeScripts(isOfReader = ({ isTrusted }: Event) => isTrusted): void {
  const listening = new AbortController()
  const { signal } = listening
  const page = document.documentElement
  const kept = noKeptPresses(() => listening.abort())
  const files = filesInTurn(signal)
  const listen: Listen = (type, hear) =>
    document.addEventListener(
      type,
      (event) => {
        const { target } = event
        if (target instanceof Element && isOfReader(event) && !kept.isRepeating) hear(event, target)
      },
      { capture: true, signal },
    )
  keepPresses(kept, listen, files.use)
  page.dataset['picturesLater'] = ''
  layOutLater(page)
  reserveCustomerSpace(page)
  setTimeout(kept.showPictures, longestWait)
  const ended = () => {
    if (!kept.isNear || kept.wishes.length === 0) kept.showPictures()
  }
  const begin = () => {
    files.fetchNext()
    runFirstScripts(ended)
  }
  document.addEventListener('DOMContentLoaded', begin, { once: true })
  window.keptPresses = kept
}

/** Whoever comes back, or is led further down, finds each part where it was. */
function layOutLater({ dataset }: HTMLElement): void {
  const [opening] = performance.getEntriesByType('navigation')
  if (location.hash === '' && opening && 'type' in opening && opening.type === 'navigate') {
    dataset['layoutLater'] = '1 2 3 4 5 6 7 8'
  }
}
