/** A nominal type: a text that carries the name of what it means, known to the compiler only. */
declare const brand: unique symbol

export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name }

/** Marks a text as checked. Only the constructors of branded types call this. */
export function branded<Branded extends Brand<string, string>>(text: string): Branded {
  return text as Branded
}
