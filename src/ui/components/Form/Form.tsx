import type { ComponentProps, SyntheticEvent } from 'react'

interface FormProps
  extends Omit<
    ComponentProps<'form'>,
    'action' | 'encType' | 'method' | 'noValidate' | 'onSubmit' | 'target'
  > {
  /** Judges what was entered and sends it. */
  readonly onSubmit: () => void
}

/**
 * A form whose entries the page judges and sends itself. The browser never does, with or without scripts, so no
 * password gets into an address; nor does it judge them, whose bubbles would cover our own words. For what is only
 * looked up there is `QueryForm`.
 */
export function Form({ onSubmit, ...attributes }: FormProps) {
  const submit = (event: SyntheticEvent) => {
    // React also tells of a form in a dialog that was opened from here.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onSubmit()
  }
  // Outside a dialog element this method sends nothing (HTML standard, form submission).
  return <form {...attributes} method="dialog" noValidate onSubmit={submit} />
}
