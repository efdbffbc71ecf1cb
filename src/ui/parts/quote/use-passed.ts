/** Whether something has gone on for so long already. */
import { useEffect, useState } from 'react'

/** `time` in milliseconds, restarted whenever it begins again. */
export function usePassed(isGoingOn: boolean, time: number): boolean {
  const [hasPassed, setPassed] = useState(false)
  // Timers are outside React.
  useEffect(() => {
    if (!isGoingOn) return undefined
    const timer = setTimeout(() => setPassed(true), time)
    return () => {
      clearTimeout(timer)
      setPassed(false)
    }
  }, [isGoingOn, time])
  return isGoingOn && hasPassed
}
