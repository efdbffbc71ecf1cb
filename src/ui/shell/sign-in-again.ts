import { lazyWithTexts } from '../i18n/lazy-with-texts.tsx'

/** The dialog of a session that has ended. It may open on any page, few of which have the texts of signing in. */
export const SignInAgain = lazyWithTexts(
  async () => (await import('../parts/sign-in/SignInAgain.tsx')).SignInAgain,
  ['signIn'],
)
