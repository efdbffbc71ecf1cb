/** Which line of the quote a line is. Where one goes the later ones move up, and of each only this is drawn again. */
import { createContext, useContext } from 'react'

export const LinePositions = createContext<ReadonlyMap<string, number>>(new Map())

export function LinePosition({ of }: { readonly of: string }) {
  return useContext(LinePositions).get(of)
}
