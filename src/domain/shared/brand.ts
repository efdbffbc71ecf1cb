/** A nominal type: a plain value that carries the name of what it means, known to the compiler only. */
declare const brand: unique symbol

export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name }

/** Marks a value as checked. Only constructors of the branded type call this. */
export function branded<Branded>(value: unknown): Branded {
  return value as Branded
}
