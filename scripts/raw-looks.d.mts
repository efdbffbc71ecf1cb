export interface RawLook {
  readonly line: number
  readonly what: string
}

export function rawLooksIn(source: string): readonly RawLook[]

export function rawLooks(folder: string): readonly (RawLook & { readonly file: string })[]
