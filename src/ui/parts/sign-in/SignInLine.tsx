import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { routerLink } from '../../addresses/router-link.tsx'
import { useSignInHref } from '../../addresses/sign-in-link.ts'
import * as styles from './SignInLine.css.ts'

/** Says what signing in would allow, and leads there and back (PRICE-17, PRICE-20). */
export function SignInLine({ text }: { readonly text: string }) {
  const signInHref = useSignInHref()
  return (
    <p className={styles.line}>
      {routerLink({
        href: signInHref,
        className: linkLook(),
        children: text,
      })}
    </p>
  )
}
