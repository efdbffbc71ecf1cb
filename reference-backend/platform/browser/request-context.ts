/** A browser cannot tell which request the code that goes on after a pause belongs to: it works under none. */

export interface RequestContext<A> {
  /** Does the work under a value. */
  readonly run: <B>(value: A, work: () => B) => B
  /** The value that this code works under; undefined outside of any. */
  readonly present: () => A | undefined
}

export function requestContext<A>(): RequestContext<A> {
  return { run: (_, work) => work(), present: () => undefined }
}
