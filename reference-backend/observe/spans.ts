/** Which part of a request took which time. Whoever traces is told of spans; where nobody does, the work is done and nothing else. */

/** What a span says beside its name: closed lists, numbers and ids of requests; nothing that anybody has typed. */
export type SpanDetails = Readonly<Record<string, string | number>>

export interface Span {
  readonly name: string
  /** `server` answers a request, `client` asks another service, `internal` is in between. */
  readonly kind: 'server' | 'client' | 'internal'
  readonly details?: SpanDetails
  /** What whoever asks says of the trace that the request is part of. */
  readonly given?: TraceHeaders | undefined
}

/** Headers by which one process tells the next of its trace, by their names in lower case (W3C Trace Context). */
export type TraceHeaders = Readonly<Record<string, string>>

export interface SpanNotes {
  /** Adds what is known only later; a name takes the place of the one before. */
  readonly note: (details: SpanDetails, name?: string) => void
  /** Says that the work has not come to its end. */
  readonly fail: () => void
}

export interface Tracer {
  /** Does the work within a span that is part of the present one, or of the trace that is given with it. */
  readonly span: <A>(span: Span, work: (notes: SpanNotes) => Promise<A>) => Promise<A>
  /** What a service is told that is asked within the present span. */
  readonly told: () => TraceHeaders
}

const silent: SpanNotes = { note: () => {}, fail: () => {} }

let tracer: Tracer | undefined

/** Traces from now on; answers what ends it. */
export function traceWith(next: Tracer): () => void {
  const before = tracer
  tracer = next
  return () => {
    tracer = before
  }
}

/** Whether anybody traces. */
export function isTraced(): boolean {
  return tracer !== undefined
}

/** What a service elsewhere is told of the present trace; nothing where nobody traces. */
export function tracedHeaders(): TraceHeaders {
  return tracer?.told() ?? {}
}

/** Does the work within a span; one that throws has failed. */
export async function spanning<A>(span: Span, work: (notes: SpanNotes) => Promise<A>): Promise<A> {
  if (tracer === undefined) return work(silent)
  return tracer.span(span, async (notes) => {
    try {
      return await work(notes)
    } catch (problem) {
      notes.fail()
      throw problem
    }
  })
}
