import { pageDescription } from '../../../domain/content/page-description.ts'

interface PageDescriptionProps {
  /** A text or a piece of HTML; nothing is said where it has no words. */
  readonly of: string
}

/** What a page is about, in the head of the document. */
export function PageDescription({ of }: PageDescriptionProps) {
  const words = pageDescription(of)
  return words === '' ? null : <meta name="description" content={words} />
}
