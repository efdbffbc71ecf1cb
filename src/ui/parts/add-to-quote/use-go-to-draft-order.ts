import { useNavigate } from '@tanstack/react-router'
import type { QuoteId } from '../../../domain/shared/quote-id.ts'

/** Leads to the draft order that lines have been added to. */
export function useGoToDraftOrder(): (quoteId: QuoteId) => void {
  const navigate = useNavigate()
  return (quoteId) => void navigate({ to: '/my-account/draftorder/$quoteId', params: { quoteId } })
}
