/** Whether the page is being printed. */
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True from the moment the browser prepares to print until it has printed; updates before it takes the page. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  // The browser starts printing and takes the page as it is when the event handlers return.
  useEffect(() => {
    const printMedia = window.matchMedia('print')
    const set = (next: boolean) => () => flushSync(() => setPrinting(next))
    const begin = set(true)
    const end = set(false)
    const change = () => set(printMedia.matches)()
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    printMedia.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      printMedia.removeEventListener('change', change)
    }
  }, [])
  return isPrinting
}
