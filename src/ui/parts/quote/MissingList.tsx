/** What is still missing, each a way to the place that answers it. */
import { Notice } from '../../components/Notice/Notice.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'

interface MissingListProps {
  readonly title: string
  readonly items: readonly { readonly id: string; readonly text: string }[]
}

export function MissingList({ title, items }: MissingListProps) {
  return (
    <Notice tone="info" title={title} announce="silent">
      <ul>
        {items.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={linkLook()} onClick={(event) => goTo(event, id)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Moves the focus to the control, or to the first one inside of its place; the address stays as it is. */
function goTo(event: { preventDefault: () => void }, id: string) {
  event.preventDefault()
  const place = document.getElementById(id)
  const control = place?.matches('input, textarea, select, button')
    ? place
    : place?.querySelector<HTMLElement>('input, textarea, select, button, a')
  place?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
