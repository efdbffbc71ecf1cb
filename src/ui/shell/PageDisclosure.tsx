import { Disclosure, type DisclosureProps } from '../components/Disclosure/Disclosure.tsx'
import { usePagePath } from './use-page-path.ts'

/** A disclosure of the frame of every page, which outlives the page that it was opened on. */
export function PageDisclosure(props: Omit<DisclosureProps, 'place'>) {
  return <Disclosure {...props} place={usePagePath()} />
}
