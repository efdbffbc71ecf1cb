/** The one statement by which a list is read: how many products there are, what they are narrowed by, and a page of them. */

import { type SQL, sql } from 'drizzle-orm'
import { searchEntry } from '../database/schema/search.ts'
import type { Zone } from '../catalogue/product-document.ts'
import { FACET_GROUPS_OF, hasAnyOf } from './search-condition.ts'
import type { OrderKey } from './search-order.ts'

/** What is chosen of one facet. */
interface ChosenOptions {
  readonly facet: string
  readonly options: readonly { readonly id: number }[]
}

export interface ListWish {
  /** What a row of the index has to meet beside what is chosen. */
  readonly met: SQL | undefined
  readonly choices: readonly ChosenOptions[]
  readonly region: Zone
  readonly keys: readonly OrderKey[]
  /** What is joined for the order. */
  readonly joined: SQL | undefined
  readonly pageFrom: number
  readonly size: number
}

/** What everything that is chosen asks of a row of the index, in a region. */
export function isChosen(choices: readonly ChosenOptions[], region: Zone): SQL[] {
  return choices.map(({ options }) =>
    hasAnyOf(
      options.map(({ id }) => id),
      region,
    ),
  )
}

/**
 * Rows of `id`, `number` and `product_id`. With a product: its place on the page. Without one: how many products have an
 * option of a facet, or how many there are, by the id 0.
 *
 * Every product is looked at once. One that meets all that is chosen counts in every facet; one that fails a single choice
 * counts in the facet of that choice, which can then be changed. Groups are counted and then parted into their options.
 */
export function listingStatement({ choices, keys, ...wish }: ListWish): SQL {
  const failed = isChosen(choices, wish.region).map(
    (chosen, index) => sql`case when ${chosen} then 0 else ${failing(index)} end`,
  )
  const counted = [sql`0`, ...choices.map((_, index) => failing(index))]
  const named = keys.map(({ key }, index) => sql`, ${key} as ${keyName(index)}`)
  const order = keys.map(({ direction }, index) => sql`${keyName(index)} ${sql.raw(direction)}`)
  return sql`
    with hit as materialized (
      select ${searchEntry.productId} as product_id, ${FACET_GROUPS_OF[wish.region]} as groups,
        ${failed.length === 0 ? sql`0` : sql.join(failed, sql` + `)} as failed${sql.join(named)}
      from ${searchEntry} ${wish.joined ?? sql``} where ${wish.met ?? sql`true`}
    ), counted as (
      select id, failed, count(*)::int as number
      from (select unnest(groups) as id, failed from hit where failed in (${sql.join(counted, sql`, `)})) as each
      group by id, failed
    ), parted as (
      select unnest(search_facet_group.facets) as id, failed, number
      from counted join search_facet_group using (id)
    ), best as (
      select product_id from hit where failed = 0
      order by ${sql.join(order, sql`, `)} limit ${wish.size} offset ${wish.pageFrom}
    )
    select 0 as id, count(*)::int as number, null as product_id from hit where failed = 0
    union all ${facetCounts(choices)}
    union all select null, row_number() over ()::int, product_id from best`
}

function facetCounts(choices: readonly ChosenOptions[]): SQL {
  if (choices.length === 0) return sql`select id, sum(number)::int, null from parted group by id`
  const own = choices.map(({ facet }, index) => sql`(${failing(index)}, ${facet}::text)`)
  return sql`
    select parted.id, sum(number)::int, null from parted
    join search_facet on search_facet.id = parted.id
    left join (values ${sql.join(own, sql`, `)}) as own (failed, facet) on own.failed = parted.failed
    where parted.failed = 0 or own.facet = search_facet.facet
    group by parted.id`
}

/** The sum of two of these is none of them. */
function failing(choice: number): SQL {
  return sql.raw(String(100_000 + choice))
}

function keyName(index: number): SQL {
  return sql.raw(`key_${index}`)
}
