/** Changes what the address compares. Each change is a step that *Back* takes back. */
import { useNavigate } from '@tanstack/react-router'
import { type ComparedAddress, writeCompared } from '../../../domain/pricing/compared-address.ts'

export function useComparedAddress(texts: readonly string[]) {
  const navigate = useNavigate()
  const change = (next: ComparedAddress) =>
    void navigate({
      to: '/compare',
      search: (before: ComparedAddress) => ({ ...before, ...next }),
      resetScroll: false,
    })
  const compare = (models: readonly string[]) => change({ models: writeCompared(models) })
  return {
    add: (text: string) => compare([...texts, text]),
    remove: (text: string) => compare(texts.filter((each) => each !== text)),
    setQuantity: (quantity: string | undefined) => change({ quantity }),
  }
}
