/** The sign-in page. */
export function SignInPage() {
  return <h1>Sign in</h1>
}
