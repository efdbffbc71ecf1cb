/** What a mailer would be asked to send. No letter leaves this shop: its owner reads it where the shop runs. */

export interface EmailMessage {
  /** An e-mail address. */
  readonly to: string
  /** Plain text, several lines. */
  readonly text: string
}

export type SendEmail = (letter: EmailMessage) => void

/** Prints a letter where the shop was started. */
export const printEmail: SendEmail = ({ to, text }) => {
  console.log(`A letter to ${to}:\n  ${text.replaceAll('\n', '\n  ')}`)
}
