import { useLocation } from '@tanstack/react-router'
import { Disclosure, type DisclosureProps } from '../components/Disclosure/Disclosure.tsx'

/** A disclosure of the frame of every page, which outlives the page that it was opened on. */
export function PageDisclosure(props: Omit<DisclosureProps, 'place'>) {
  return <Disclosure {...props} place={useLocation({ select: ({ href }) => href })} />
}
