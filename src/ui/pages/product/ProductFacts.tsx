import type { AttributeSet } from '../../../domain/catalogue/attribute-set.ts'
import { Accordion } from '../../components/Accordion/Accordion.tsx'
import { Attributes } from './Attributes.tsx'

interface ProductFactsProps {
  readonly sets: readonly AttributeSet[]
}

/** The attribute sets that are for people, the first one open (CAT-14). */
export function ProductFacts({ sets }: ProductFactsProps) {
  return (
    <Accordion
      openAtFirst={sets.slice(0, 1).map(({ code }) => code)}
      items={sets.map((set) => ({
        value: set.code,
        title: set.name,
        content: <Attributes set={set} />,
      }))}
    />
  )
}
