/** A reason that is being given: the words survive a reload, and problems are told once it was sent. */
import { useState } from 'react'
import type { GivenReason } from '../../../domain/delivery/delivery-change.ts'
import { reasonProblem } from '../../../domain/delivery/delivery-entry.ts'
import type { DeliveryReason } from '../../../domain/delivery/scheduled-delivery.ts'
import { useUnsentText } from '../../unsent-text.ts'

export function useReason(name: string, reasons: readonly DeliveryReason[]) {
  const [notes, keepNotes, forget] = useUnsentText(name)
  const [reasonId, setReasonId] = useState('')
  const [isJudged, setJudged] = useState(false)
  const reason: GivenReason = { reasonId, notes }
  const problem = reasonProblem(reason, reasons)
  return {
    reason,
    forget,
    problem: isJudged ? problem : undefined,
    change: (next: GivenReason) => {
      setReasonId(next.reasonId)
      keepNotes(next.notes)
    },
    /** Whether it can be sent; from now on problems are told. */
    judge: () => {
      setJudged(true)
      return problem === undefined
    },
  }
}
