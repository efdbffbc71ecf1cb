/** A page number, or a gap that stands for the pages left out before the number after it. */
export type PageMark = number | { readonly gapBefore: number }

/**
 * The numbers shown for `page` of `count`: the first, the last, the present one and its neighbours.
 * A gap is shown only where it hides at least two pages.
 */
export function pagesShown(page: number, count: number): readonly PageMark[] {
  const wanted = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - page) <= 1,
  )
  return wanted.flatMap((number, index): readonly PageMark[] => {
    const before = wanted[index - 1] ?? number - 1
    const hidden = number - before - 1
    if (hidden === 0) return [number]
    return hidden === 1 ? [number - 1, number] : [{ gapBefore: number }, number]
  })
}
