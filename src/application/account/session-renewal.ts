/**
 * Lets the request layer ask for a new sign-in. Requests are there before the session, which needs them;
 * so what is asked is decided later.
 */
export interface SessionRenewal {
  /** True when the same customer is back. Until it has been decided who answers, nobody is. */
  readonly ask: () => Promise<boolean>
  readonly answerWith: (answer: () => Promise<boolean>) => void
}

export function sessionRenewal(): SessionRenewal {
  let answer = () => Promise.resolve(false)
  return {
    ask: () => answer(),
    answerWith: (next) => {
      answer = next
    },
  }
}
