/** The sizes whose curves can be looked at, each at the address of the product in that size: for readers without scripts. */
import { getRouteApi, Link } from '@tanstack/react-router'
import type { AddressZone } from '../../../domain/account/address-zone.ts'
import { codedProduct } from '../../../domain/catalogue/model-code.ts'
import type { Choices } from '../../../domain/catalogue/modifier.ts'
import type { Performance, PerformanceTable } from '../../../domain/catalogue/performance.ts'
import { selectedSku } from '../../../domain/catalogue/product.ts'
import { configurationText } from '../../../domain/pricing/configuration-text.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import * as styles from './SizeLinks.css.ts'

const route = getRouteApi('/product/$urlTitle')

interface SizeLinksProps {
  readonly performance: Performance
  readonly shown: PerformanceTable
  readonly zone: AddressZone
  readonly chosen: Choices
  readonly title: string
  readonly nameOf: (table: PerformanceTable) => string
}

export function SizeLinks({ performance, shown, zone, chosen, title, nameOf }: SizeLinksProps) {
  const { product, isPreview } = route.useLoaderData()
  const { skuid } = route.useSearch()
  const sku = selectedSku(product, skuid)
  if (!sku) return null
  const coded = codedProduct(product, { skuCode: sku.code, zone, isPreview })
  /** The answers of the address with this size in place of its own; undefined where the region does not offer it. */
  const modelOf = (code: string): string | undefined => {
    const key = coded.modifiers.find(
      (modifier) =>
        (performance.modifierKey ?? modifier.key) === modifier.key &&
        modifier.options.some((option) => option.code === code),
    )?.key
    if (key === undefined || code === '') return undefined
    return configurationText(coded, new Map([...chosen, [key, code]]))
  }
  return (
    <nav aria-label={title}>
      <p>{title}</p>
      <ul className={styles.sizes}>
        {performance.tables.map((table) => {
          const model = modelOf(table.option[zone])
          return (
            model !== undefined && (
              <li key={table.option[zone]}>
                <Link
                  from="/product/$urlTitle"
                  to="."
                  search={(search) => ({ ...search, model })}
                  aria-current={table === shown ? 'true' : undefined}
                  className={linkLook({ tone: table === shown ? 'plain' : 'quiet' })}
                >
                  {nameOf(table)}
                </Link>
              </li>
            )
          )
        })}
      </ul>
    </nav>
  )
}
