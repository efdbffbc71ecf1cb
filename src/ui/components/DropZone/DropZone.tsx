import { type ChangeEvent, type ReactNode, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { type Drawing, Icon } from '../Icon/Icon.tsx'
import * as styles from './DropZone.css.ts'

interface DropZoneProps {
  readonly title: string
  /** What may be dropped here, and how else it can be brought. */
  readonly children: ReactNode
  readonly icon: Drawing
  readonly chooseLabel: string
  /** Kinds of files, as the `accept` attribute has them. */
  readonly accept: string
  /** One or several, in the order in which they were chosen. */
  readonly onFiles: (files: readonly File[]) => void
  /** A file is being held over the place. */
  readonly isOver: boolean
  /** Further ways in, beside the button. */
  readonly actions?: ReactNode
}

/** The place where a file is dropped, with a button for those who do not drag. */
export function DropZone(props: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    if (files.length > 0) props.onFiles(files)
    // The same file may be chosen again once it has been put right.
    event.target.value = ''
  }
  return (
    <div className={styles.zone} data-over={props.isOver || undefined}>
      <span className={styles.mark}>
        <Icon of={props.icon} size="lg" />
      </span>
      <p className={styles.title}>{props.title}</p>
      <div className={styles.hint}>{props.children}</div>
      <div className={styles.actions}>
        <Button tone="primary" onClick={() => input.current?.click()}>
          {props.chooseLabel}
        </Button>
        {props.actions}
      </div>
      <input
        ref={input}
        type="file"
        multiple
        accept={props.accept}
        onChange={take}
        // The button above says it; the browser's own would say it twice.
        hidden
      />
    </div>
  )
}
