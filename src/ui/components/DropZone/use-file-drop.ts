/** Takes files that are dropped anywhere on an element, and knows whether one is being held over it. */
import { type DragEvent, useRef, useState } from 'react'

interface FileDrop {
  readonly isOver: boolean
  /** For the element: what is dropped on any part of it is dropped on it. */
  readonly handlers: Readonly<Record<DragHandler, (event: DragEvent) => void>>
}

type DragHandler = 'onDragEnter' | 'onDragOver' | 'onDragLeave' | 'onDrop'

const bringsFile = (event: DragEvent) => event.dataTransfer.types.includes('Files')

export function useFileDrop(onFiles: (files: readonly File[]) => void): FileDrop {
  const [isOver, setOver] = useState(false)
  // Entering a child comes before leaving its parent, so entries are counted.
  const depth = useRef(0)
  const leave = () => {
    depth.current = 0
    setOver(false)
  }
  return {
    isOver,
    handlers: {
      onDragEnter: (event) => {
        if (!bringsFile(event)) return
        event.preventDefault()
        depth.current += 1
        setOver(true)
      },
      onDragOver: (event) => {
        // Without this the browser would open the file in the place of the shop.
        if (bringsFile(event)) event.preventDefault()
      },
      onDragLeave: (event) => {
        if (!bringsFile(event)) return
        depth.current -= 1
        if (depth.current <= 0) leave()
      },
      onDrop: (event) => {
        leave()
        const files = [...event.dataTransfer.files]
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      },
    },
  }
}
