/** What explains a code that is typed, and one of an address that is not a whole code. */
import { lazy } from '../../lazy.tsx'

export const codeReader = lazy(() => import('./CodeReader.tsx'))

export type CodeReaderParts = Awaited<ReturnType<typeof codeReader>>
