import type { ComponentProps } from 'react'

interface ChoiceFormProps
  extends Omit<ComponentProps<'form'>, 'action' | 'encType' | 'method' | 'onSubmit' | 'target'> {
  /** The path of the server that keeps what is chosen. */
  readonly address: string
  /** The page that it leads back to. */
  readonly back: string
}

/** A form in which a reader without scripts chooses how the shop is shown; nothing else is ever typed into it. */
export function ChoiceForm({ address, back, children, ...attributes }: ChoiceFormProps) {
  return (
    <form {...attributes} method="post" action={address}>
      <input type="hidden" name="back" value={back} />
      {children}
    </form>
  )
}
