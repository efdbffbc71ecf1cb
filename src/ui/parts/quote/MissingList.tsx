/** What is still missing or not saved, each a way to the place that answers it. */
import { Notice } from '../../components/Notice/Notice.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'

export interface MissingEntry {
  /** The id of the control, or of its place. */
  readonly id: string
  readonly text: string
  /** The line that it belongs to. */
  readonly itemId?: string | undefined
}

interface MissingListProps {
  readonly tone: 'info' | 'warning'
  readonly title: string
  readonly items: readonly MissingEntry[]
  readonly onGo: (id: string, itemId?: string) => void
}

export function MissingList({ tone, title, items, onGo }: MissingListProps) {
  if (items.length === 0) return null
  return (
    <Notice tone={tone} title={title} announce="silent">
      <ul>
        {items.map(({ id, text, itemId }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={linkLook()}
              onClick={(event) => {
                // The address stays as it is.
                event.preventDefault()
                onGo(id, itemId)
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
