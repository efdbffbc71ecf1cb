/**
 * What all answers of the content service have in common. Version 5 writes a document flat; version 4 puts
 * its fields below `attributes`, and pictures below `data.attributes`. Both are read.
 */
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { safePicture } from '../../../domain/content/safe-address.ts'
import type { Page } from '../../../domain/shared/paging.ts'
import { isRecord } from '../../http/json.ts'
import { count, lenient, neededRows, part } from '../../http/lenient.wire.ts'

type Codec<A> = t.Type<A, unknown>

/** A codec of a flat document, also for one with `attributes`. */
export function document<A>(codec: Codec<A>): Codec<A> {
  return new t.Type<A, unknown>(
    `document of ${codec.name}`,
    codec.is,
    (value, context) => codec.validate(flat(value), context),
    t.identity,
  )
}

/** A list of documents and the place of the page in it. */
export function documents<A>(codec: Codec<A>) {
  return t.type({ data: neededRows(document(codec)), meta: part(Meta) })
}

const Meta = t.type({ pagination: part(t.type({ page: count, pageCount: count, total: count })) })

type Listed<Row> = {
  readonly data: readonly Row[]
  readonly meta: t.TypeOf<typeof Meta> | undefined
}

/** A page of rows; where the answer says nothing about its place, the rows are all there is. */
export function pageFrom<Row, A>({ data, meta }: Listed<Row>, translate: (row: Row) => A): Page<A> {
  const { page = 1, pageCount = 1, total = data.length } = meta?.pagination ?? {}
  return { rows: data.map(translate), page, pageCount, total }
}

/** The address of a picture, alone, in an object of version 5 or in one of version 4; as it is written. */
export const media = lenient('media', (value): string => {
  if (typeof value === 'string') return value
  const url = UrlWire.decode(flat(field(value, 'data') ?? value))
  return E.isRight(url) ? url.right.url : ''
})

const UrlWire = t.type({ url: t.string })

/** Where a picture is; a path is one below the content service's own address, which may be http where it is configured (T20). */
export function pictureAt(base: string, written: string): string | undefined {
  const address = safePicture(written)
  return address?.startsWith('/') ? base.replace(/\/+$/, '') + address : address
}

/** A document without its layer of attributes. Its own fields win, so that nothing is lost. */
function flat(value: unknown): unknown {
  const attributes = field(value, 'attributes')
  return isRecord(attributes) && isRecord(value) ? { ...attributes, ...value } : value
}

function field(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}
