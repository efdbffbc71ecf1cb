/** Whether the page is being put on paper. */
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True from the moment the browser prepares to print, in time for what it prints, until it has printed. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  // Printing is begun by the browser, which takes the page as it stands when its events have been heard.
  useEffect(() => {
    const paper = window.matchMedia('print')
    const set = (next: boolean) => () => flushSync(() => setPrinting(next))
    const begin = set(true)
    const end = set(false)
    const change = () => set(paper.matches)()
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    paper.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      paper.removeEventListener('change', change)
    }
  }, [])
  return isPrinting
}
