/** Changes what the address compares. Each change is a step that *Back* takes back, and rests on the one before it. */
import { useNavigate } from '@tanstack/react-router'
import {
  type ComparedAddress,
  type ComparedTexts,
  readCompared,
  writeCompared,
} from '../../../domain/pricing/compared-address.ts'

export function useComparedAddress() {
  const navigate = useNavigate()
  const change = (next: (before: ComparedAddress) => ComparedAddress) =>
    void navigate({
      to: '/compare',
      search: (before: ComparedAddress) => ({ ...before, ...next(before) }),
      resetScroll: false,
    })
  const compare = (next: (now: ComparedTexts) => readonly string[]) =>
    change(({ models }) => ({ models: writeCompared(next(readCompared(models))) }))
  return {
    add: (text: string) => compare(({ shown, left }) => [...shown, text, ...left]),
    remove: (text: string) =>
      compare(({ shown, left }) => [...shown.filter((each) => each !== text), ...left]),
    setQuantity: (quantity: string | undefined) => change(() => ({ quantity })),
  }
}
