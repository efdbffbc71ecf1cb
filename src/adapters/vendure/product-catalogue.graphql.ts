/** Product definitions from Vendure, each fetched once in a language and kept. They are the documents of docs/wire.md. */
import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { PortFailure } from '../../application/failure.ts'
import type { ProductCatalogue } from '../../application/ports/product-catalogue.ts'
import type { Product } from '../../domain/catalogue/product.ts'
import type { ContentLocale } from '../../domain/content/content-locale.ts'
import type { Decode } from '../http/decode.ts'
import { isListedAddress } from '../http/listed-address.ts'
import { decodeOutline } from '../search/wire/outline.wire.ts'
import { decodeProduct } from '../search/wire/product.wire.ts'
import { decodeSuccession } from '../search/wire/succession.wire.ts'
import type { GraphqlClient } from './graphql-client.ts'
import { untilAborted } from '../http/until-aborted.ts'

type Found = E.Either<PortFailure, Product>

export interface DefinitionPlace {
  readonly locale: () => ContentLocale
  /** Where the search may say that definitions are, beside the own site. */
  readonly origins: readonly string[]
}

export function vendureProductCatalogue(
  client: GraphqlClient,
  { locale, origins }: DefinitionPlace,
): ProductCatalogue {
  const kept = new Map<string, Promise<Found>>()

  const read =
    (
      name: 'skuCode' | 'urlTitle',
      value: string,
      signal?: AbortSignal,
    ): TE.TaskEither<PortFailure, Product> =>
    async () => {
      const place = `${locale()} ${name} ${value}`
      // Without the signal of the first caller, because others may wait for the same answer.
      const document = `query ($${name}: String!) { definition(${name}: $${name}) }`
      const found =
        kept.get(place) ??
        there(
          client,
          { field: 'definition', document, variables: { [name]: value } },
          decodeProduct,
        )()
      kept.set(place, found)
      void found.then((answer) => E.isLeft(answer) && kept.delete(place))
      return untilAborted(found, signal)
    }

  return {
    bySkuCode: (skuCode, signal) =>
      isSkuCode(skuCode) ? read('skuCode', skuCode, signal) : TE.left({ kind: 'not-found' }),
    byUrlTitle: (urlTitle, signal) => read('urlTitle', urlTitle, signal),
    // What is sold is what the engine says under that title, wherever the search keeps a document of it.
    listed: ({ urlTitle, definitionAddress }, signal) =>
      definitionAddress === undefined || isListedAddress(definitionAddress, origins)
        ? read('urlTitle', urlTitle, signal)
        : TE.left({ kind: 'malformed' }),
    outline: (urlTitle, signal) =>
      there(
        client,
        {
          field: 'outline',
          document: 'query ($urlTitle: String!) { outline(urlTitle: $urlTitle) }',
          variables: { urlTitle },
        },
        decodeOutline,
        signal,
      ),
    succession: (skuCode, signal) =>
      isSkuCode(skuCode)
        ? there(
            client,
            {
              field: 'succession',
              document: 'query ($skuCode: String!) { succession(skuCode: $skuCode) }',
              variables: { skuCode },
            },
            decodeSuccession,
            signal,
          )
        : TE.left({ kind: 'not-found' }),
  }
}

/** Three characters; anything else names no product (T29). */
const isSkuCode = (text: string) => /^[A-Za-z0-9]{3}$/.test(text)

interface Asked {
  readonly field: string
  readonly document: string
  readonly variables: Readonly<Record<string, string>>
}

/** A document that is not there is null. */
function there<A>(
  client: GraphqlClient,
  asked: Asked,
  decode: Decode<A>,
  signal?: AbortSignal,
): TE.TaskEither<PortFailure, A> {
  const decodeIfAny: Decode<A | undefined> = (body) =>
    body === null ? E.right(undefined) : decode(body)
  return F.pipe(
    client.call<A | undefined>(
      { ...asked, manner: 'read', decode: decodeIfAny, session: 'none' },
      signal,
    ),
    TE.chain(TE.fromNullable<PortFailure>({ kind: 'not-found' })),
  )
}
