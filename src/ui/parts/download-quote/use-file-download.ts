/** One file that is asked for by a press: under way, handed over, or why not. */
import { either as E, type taskEither as TE } from 'fp-ts'
import { useEffect, useRef, useState } from 'react'
import type { FileBytes } from '../../../domain/draft-order/sheet-file.ts'

export type FileDownload =
  | { readonly stage: 'open' | 'busy' }
  | { readonly stage: 'saved'; readonly fileName: string }
  | { readonly stage: 'failed'; readonly words: string }

/** The bytes of a file, or in words why there are none. */
export type FileProgram = (signal: AbortSignal) => TE.TaskEither<string, FileBytes>

/**
 * What has become of the file, and how to ask for it. `save` hands it over and answers its name. Nothing is handed
 * over once the part has left the page.
 */
export function useFileDownload(
  program: FileProgram,
  save: (bytes: FileBytes) => string,
): readonly [FileDownload, () => void] {
  const [download, setDownload] = useState<FileDownload>({ stage: 'open' })
  const leaving = useRef<AbortController>(undefined)
  // A request is outside of React; leaving aborts it.
  useEffect(() => {
    const left = new AbortController()
    leaving.current = left
    return () => left.abort()
  }, [])
  const ask = async () => {
    const signal = leaving.current?.signal
    if (!signal || download.stage === 'busy') return
    setDownload({ stage: 'busy' })
    const bytes = await program(signal)()
    if (signal.aborted) return
    setDownload(
      E.isRight(bytes)
        ? { stage: 'saved', fileName: save(bytes.right) }
        : { stage: 'failed', words: bytes.left },
    )
  }
  return [download, () => void ask()]
}
