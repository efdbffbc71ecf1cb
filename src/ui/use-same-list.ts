/** A list that stays the same value as long as it holds the same, so that what is made of it is made once. */
import { useState } from 'react'

export function useSameList<Item>(list: readonly Item[]): readonly Item[] {
  const [kept, setKept] = useState(list)
  if (kept === list) return kept
  if (kept.length === list.length && kept.every((item, at) => item === list[at])) return kept
  setKept(list)
  return list
}
