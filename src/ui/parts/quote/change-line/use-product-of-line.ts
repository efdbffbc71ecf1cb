/** The product that a line is a configuration of, as it is sold today. */
import { useCallback, useState } from 'react'
import { productOfLine, type ProductOfLine } from '../../../../application/quote/product-of-line.ts'
import { siteZone } from '../../../../domain/content/site-settings.ts'
import type { QuoteItem } from '../../../../domain/quote/quote-item.ts'
import { useServices, useStorefront } from '../../../storefront-context.tsx'
import { useAccount } from '../../../use-account.ts'
import { type ProgramState, useProgram } from '../../../use-program.ts'

/** Read once for the line that the dialog was opened with; a failed reading can be tried again. */
export function useProductOfLine(
  line: QuoteItem,
): readonly [reading: ProgramState<ProductOfLine>, again: () => void] {
  const { catalogue, pricing, comparisons } = useServices()
  const { settings } = useStorefront()
  const zone = useAccount()?.zone ?? siteZone(settings)
  const [asked] = useState(line)
  const ask = useCallback(
    (signal: AbortSignal) =>
      productOfLine({ catalogue, pricing, comparisons }, asked, zone, signal),
    [catalogue, pricing, comparisons, asked, zone],
  )
  return useProgram(ask)
}
