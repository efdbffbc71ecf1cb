/** Which page is open, for what closes when another one is. */
import { useLocation } from '@tanstack/react-router'

/** Its path: a product writes what is configured behind the question mark, and stays the same page. */
export function usePagePath(): string {
  return useLocation({ select: ({ pathname }) => pathname })
}
