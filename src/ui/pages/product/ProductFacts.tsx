import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { attributeAnchor, type AttributeSet } from '../../../domain/catalogue/attribute-set.ts'
import { Accordion } from '../../components/Accordion/Accordion.tsx'
import { useIsFirstDrawing } from '../../first-drawing.ts'
import { Attributes } from './Attributes.tsx'

interface ProductFactsProps {
  readonly sets: readonly AttributeSet[]
}

/** The attribute sets that are for people; the first one is open (CAT-14), and the one that the address leads to. */
export function ProductFacts({ sets }: ProductFactsProps) {
  const named = useNamedPlace()
  const isNamed = ({ attributes }: AttributeSet) =>
    attributes.some(({ code }) => attributeAnchor(code) === named)
  return (
    <Accordion
      openAtFirst={sets.filter((set, index) => index === 0 || isNamed(set)).map(({ code }) => code)}
      items={sets.map((set) => ({
        value: set.code,
        title: set.name,
        content: <Attributes set={set} hasPlaces named={named} />,
      }))}
    />
  )
}

/**
 * The place that the address names, shown and with the focus on it. A browser that opens the page does both by itself,
 * also without scripts; where it comes from another page of the shop, it is done here.
 */
function useNamedPlace(): string | undefined {
  const hash = useLocation({ select: (location) => location.hash })
  const named = useIsFirstDrawing() || hash === '' ? undefined : hash
  // The place is in the document once its part is open.
  useEffect(() => {
    const place = named === undefined ? null : document.getElementById(named)
    if (place === null) return
    const hasArrived = place.matches(':target') && document.activeElement !== document.body
    if (hasArrived) return
    place.scrollIntoView({ block: 'center' })
    place.focus({ preventScroll: true })
  }, [named])
  return named
}
