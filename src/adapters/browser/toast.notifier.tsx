/**
 * Notices as toasts (SHELL-15). They leave after three seconds, but wait while somebody points at them or
 * has the focus in them. The timer is our own: the library's is the end of a style animation, which
 * would come at once for somebody who has asked for stillness (O-21).
 */
import { type ReactNode, useEffect, useState } from 'react'
import { toast } from 'react-toastify/unstyled'
import type { Notice, Notifier } from '../../application/ports/notifier.ts'

/** Milliseconds until a toast leaves by itself (SHELL-15). */
const lifetime = 3000

/** The words are made in the view; the adapter knows no language. */
export interface ToastWords {
  /** One sentence or several, as plain text. */
  readonly say: (notice: Notice) => readonly string[]
  /** The name of the button that closes a toast. */
  readonly close: () => string
}

export function toastNotifier(words: ToastWords): Notifier {
  return {
    notify: (notice) => {
      const lines = words.say(notice)
      const closeLabel = words.close()
      toast(
        ({ closeToast }) => <Toast lines={lines} closeLabel={closeLabel} onClose={closeToast} />,
        {
          type: notice.tone,
          role: notice.tone === 'error' ? 'alert' : 'status',
          autoClose: false,
          closeButton: false,
          customProgressBar: true,
          icon: false,
          draggable: false,
          // The same words twice in a row are one toast.
          toastId: `${notice.tone}:${lines.join(' ')}`,
        },
      )
    },
  }
}

interface ToastProps {
  readonly lines: readonly string[]
  readonly closeLabel: string
  readonly onClose: () => void
}

function Toast({ lines, closeLabel, onClose }: ToastProps): ReactNode {
  const [isHeld, setHeld] = useState(false)
  // A timer is a thing of the outside world; it starts again from the beginning when let go.
  useEffect(() => {
    const timer = isHeld ? undefined : setTimeout(() => onClose(), lifetime)
    return () => clearTimeout(timer)
  }, [isHeld, onClose])
  return (
    <div
      data-part="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div data-part="words">
        {lines.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
      </div>
      <button type="button" data-part="close" aria-label={closeLabel} onClick={() => onClose()}>
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M4 4l8 8M12 4l-8 8" />
        </svg>
      </button>
    </div>
  )
}
