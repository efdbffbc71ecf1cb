/** From a body to a value, and what to tell the log when that fails. */
import { either as E } from 'fp-ts'

/** Where in an answer the trouble lies, such as `quote.orderItems`. Holds no value of the answer. */
export type Path = string

/** A body as the value that is wanted, or the places that could not be read. */
export type Decode<A> = (body: unknown) => E.Either<readonly Path[], A>

/** A decoder whose code comes with the first answer that it has to read. `name` says what it reads, in no other decoder's words. */
export interface DeferredDecode<A> {
  readonly name: string
  readonly fetch: () => Promise<Decode<A>>
}

/** What is used of a codec; io-ts itself is at home in the wire files only. */
interface Codec<Wire> {
  readonly decode: (body: unknown) => E.Either<readonly CodecError[], Wire>
}

interface CodecError {
  readonly context: readonly { readonly key: string }[]
}

/** A codec followed by the translation from the words of the wire into ours. */
export function decodeWith<Wire, A>(codec: Codec<Wire>, translate: (wire: Wire) => A): Decode<A> {
  return (body) => {
    const wire = codec.decode(body)
    return E.isLeft(wire) ? E.left(wire.left.map(pathOf)) : E.right(translate(wire.right))
  }
}

/** The same, where something that the codec lets pass may still be missing. */
export function required<A>(decode: Decode<A | undefined>, path: Path): Decode<A> {
  return (body) => {
    const value = decode(body)
    if (E.isLeft(value)) return value
    return value.right === undefined ? E.left([path]) : E.right(value.right)
  }
}

function pathOf(error: CodecError): Path {
  return error.context
    .map(({ key }) => key)
    .filter((key) => key !== '')
    .join('.')
}
