/** Finds sizes of machines by what they are to do: those that do it first, the smallest before the larger. */

import { and, asc, desc, eq, gte, inArray, like, notInArray, sql, type SQL } from 'drizzle-orm'
import type { ModifierDocument, ProductDocument } from '../catalogue/product-document.ts'
import { wordedModifier } from '../catalogue/worded-product.ts'
import { wordingIn } from '../catalogue/wording.ts'
import type { Database } from '../database/database.ts'
import { product } from '../database/schema/catalogue.ts'
import { searchEntry, searchOption, searchSize } from '../database/schema/search.ts'
import { codeIn } from './index-sizes.ts'
import type { Interface, MachineRequest } from './machine-request.ts'
import { tokenWords } from './option-labels.ts'
import { isSoldWith } from './search-condition.ts'

/** Sizes of one product that are answered at most. */
const MOST_OF_PRODUCT = 2
/** Sizes that are looked at in order, before those of one product are thinned out. */
const MOST_RANKED = 240

/** A size that is short by no more than this is still worth looking at. */
const NEAR = 0.8

/** Complete models that do what is asked for, or come nearest to it. */
export async function searchMachines(db: Database, request: MachineRequest) {
  const options = await wantedOptions(db, request)
  const near = await sizes(db, { ...request, options, isNear: true })
  // Where nothing comes near, the strongest that there are say how far it is.
  const found = near.length > 0 ? near : await sizes(db, { ...request, options, isNear: false })
  const docs = await definitions(db, [...new Set(found.map(({ productId }) => productId))])
  return found.flatMap(({ productId, code }) => {
    const doc = docs.get(productId)
    const machine = doc && machineOf(doc, { ...request, options, size: code })
    return machine === undefined ? [] : [machine]
  })
}

interface WantedOption {
  readonly key: Interface
  /** Of the options in the index that say all of the words. */
  readonly ids: readonly number[]
  /** Code and title of each: the same code means something else elsewhere. */
  readonly said: ReadonlySet<string>
}

async function wantedOptions(
  db: Database,
  { interfaces }: MachineRequest,
): Promise<readonly WantedOption[]> {
  return Promise.all(
    interfaces.map(async ({ key, words }) => {
      const tokens = tokenWords(words)
      const { id, code, title, labels, kind } = searchOption
      const rows =
        tokens.length === 0
          ? []
          : await db
              .select({ id, code, title })
              .from(searchOption)
              .where(
                and(
                  eq(kind, 'modifier'),
                  eq(searchOption.key, key),
                  ...tokens.map((token) => like(labels, `% ${token}%`)),
                ),
              )
              .orderBy(asc(id))
      return {
        key,
        ids: rows.map((row) => row.id),
        said: new Set(rows.map((row) => saidOf(row.code, row.title))),
      }
    }),
  )
}

function saidOf(code: string, title: string): string {
  return `${code} ${title}`
}

interface SizeWish extends MachineRequest {
  readonly options: readonly WantedOption[]
  readonly isNear: boolean
}

async function sizes(db: Database, wish: SizeWish) {
  const { kind, figures, region, options, isNear, productType } = wish
  const { most, mostAtSpeed, speed, pressure } = searchSize
  const wanted = figures[kind === 'motor' ? 'torque' : 'flow'] ?? 0
  const share =
    figures.speed === undefined ? sql`0.5` : sql`least(1, ${figures.speed}::float8 / ${speed})`
  const able: SQL =
    kind === 'motor'
      ? sql`(${most} - (${most} - ${mostAtSpeed}) * ${share} * ${share}) * ${
          figures.pressure === undefined
            ? sql`1`
            : sql`least(1, ${figures.pressure}::float8 / ${pressure})`
        }`
      : sql`${most} * ${figures.speed === undefined ? sql`1` : share}`
  const misses = [
    sql`(${able} < ${wanted}::float8)::int`,
    ...(figures.speed === undefined ? [] : [sql`(${speed} < ${figures.speed}::float8)::int`]),
    ...(kind === 'pump' && figures.pressure !== undefined
      ? [sql`(${pressure} < ${figures.pressure}::float8)::int`]
      : []),
    ...options.map(({ ids }) =>
      ids.length === 0 ? sql`1` : sql`(not ${isSoldWith(searchSize.productId, ids, region)})::int`,
    ),
  ]
  const ranked = db
    .select({
      productId: searchSize.productId,
      code: searchSize.code,
      missed: sql<number>`${sql.join(misses, sql` + `)}`.as('missed'),
      // Beside what is too small, however little, what is too large is no trouble.
      distance: sql<number>`abs(ln(${able} / ${wanted}::float8))`.as('distance'),
    })
    .from(searchSize)
    .where(
      and(
        productType === '' ? undefined : inArray(searchSize.productId, ofType(db, productType)),
        eq(searchSize.zone, region),
        eq(searchSize.kind, kind),
        isNear ? gte(most, wanted * NEAR) : undefined,
        // Few are: to join the entries of all would take longer than all the rest.
        notInArray(
          searchSize.productId,
          db
            .select({ id: searchEntry.productId })
            .from(searchEntry)
            .where(eq(searchEntry.modelSearchOnly, true)),
        ),
      ),
    )
    .orderBy(sql`missed`, sql`distance`, asc(searchSize.productId), asc(searchSize.code))
    .limit(MOST_RANKED)
    .as('ranked')
  const places = db
    .select({
      productId: ranked.productId,
      code: ranked.code,
      missed: ranked.missed,
      distance: ranked.distance,
      place:
        sql<number>`row_number() over (partition by ${ranked.productId} order by ${ranked.missed}, ${ranked.distance})`.as(
          'place',
        ),
    })
    .from(ranked)
    .as('places')
  return db
    .select({ productId: places.productId, code: places.code })
    .from(places)
    .where(sql`${places.place} <= ${MOST_OF_PRODUCT}`)
    .orderBy(places.missed, places.distance, asc(places.productId), desc(places.code))
    .limit(wish.count)
}

function ofType(db: Database, slug: string) {
  return db.select({ id: product.id }).from(product).where(eq(product.productTypeSlug, slug))
}

async function definitions(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductDocument>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: product.id, doc: product.doc })
    .from(product)
    .where(inArray(product.id, [...ids]))
  return new Map(rows.map(({ id, doc }) => [id, doc]))
}

interface Configuring extends MachineRequest {
  readonly options: readonly WantedOption[]
  readonly size: string
}

/** The size with what is asked for, and for all else what comes first. */
function machineOf(doc: ProductDocument, { region, locale, options, size }: Configuring) {
  const { performance } = doc
  const table = performance?.tables.find((each) => codeIn(each, region) === size)
  if (performance === undefined || table === undefined) return undefined
  const wording = wordingIn(locale)
  const modifiers = region === 'US' ? doc.modifiersUS : doc.modifiersEU
  const chosen = modifiers.flatMap((modifier) => {
    const visible = modifier.options.filter((each) => !each.isHiddenFlag)
    const said = options.find(({ key }) => key === modifier.key)?.said
    const option =
      modifier.key === performance.modifierKey
        ? visible.find(({ code }) => code === size)
        : (visible.find(({ code, title }) => said?.has(saidOf(code, title))) ??
          (modifier.required ? visible[0] : undefined))
    return option === undefined ? [] : [{ modifier, option }]
  })
  const isComplete = modifiers.every(
    (each) => !each.required || chosen.some(({ modifier }) => modifier === each),
  )
  if (!isComplete) return undefined
  return {
    productName: wording.say(doc.productName),
    urlTitle: doc.urlTitle,
    thumbnail: doc.thumbnail,
    skuCode: doc.skuCode,
    skuID: doc.skuID,
    productTypeName: doc.productType_productTypeName,
    modelNumber: doc.skuCode + chosen.map(({ option }) => option.code).join(''),
    configuration: chosen.map(({ modifier, option }) => answerOf(modifier, option, wording)),
    performance: { ...performance, tables: [table] },
    missing: options
      .filter(
        ({ key, said }) =>
          !chosen.some(
            ({ modifier, option }) =>
              modifier.key === key && said.has(saidOf(option.code, option.title)),
          ),
      )
      .map(({ key }) => key),
  }
}

function answerOf(
  modifier: ModifierDocument,
  option: ModifierDocument['options'][number],
  wording: ReturnType<typeof wordingIn>,
) {
  const worded = wordedModifier({ ...modifier, options: [option] }, wording)
  return {
    key: worded.key,
    codeTitle: worded.codeTitle,
    code: option.code,
    title: worded.options[0]?.title ?? option.title,
  }
}
