/** Emails of the shop. None is sent: they are printed to the console of the server. */

export interface EmailMessage {
  /** An email address. */
  readonly to: string
  /** Plain text, several lines. */
  readonly text: string
}

export type SendEmail = (email: EmailMessage) => void

/** Prints an email to the console of the server. */
export const printEmail: SendEmail = ({ to, text }) => {
  console.log(`Email to ${to}:\n  ${text.replaceAll('\n', '\n  ')}`)
}
