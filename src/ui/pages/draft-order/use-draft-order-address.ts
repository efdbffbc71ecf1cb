/** The tab and filters of a draft order, as the address states them, and how to change them. */
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { DraftOrderSearch } from '../../addresses/draft-order-search.ts'

const route = getRouteApi('/my-account/draftorder/$quoteId')

/** What changes in the address; undefined takes a value out of it. */
export type DraftOrderMove = {
  readonly [Name in keyof DraftOrderSearch]: DraftOrderSearch[Name] | undefined
}

export interface MoveOptions {
  /** The step is not one to come back to: a filter being typed. */
  readonly replace?: boolean
}

export type GoInDraftOrder = (move: DraftOrderMove, options?: MoveOptions) => void

export function useDraftOrderAddress(): readonly [DraftOrderSearch, GoInDraftOrder] {
  const place = route.useSearch()
  const navigate = route.useNavigate()
  const go = useCallback<GoInDraftOrder>(
    (move, { replace = false } = {}) => {
      void navigate({
        search: (here: DraftOrderSearch) => withMove(here, move),
        replace,
        resetScroll: false,
      })
    },
    [navigate],
  )
  return [place, go]
}

function withMove(here: DraftOrderSearch, move: DraftOrderMove): DraftOrderSearch {
  const kept = Object.entries({ ...here, ...move }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(kept)
}
