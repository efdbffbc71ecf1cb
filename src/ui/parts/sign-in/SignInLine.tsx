import { useLocation } from '@tanstack/react-router'
import { signInHref } from '../../../domain/account/access.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { routerLink } from '../../routes/router-link.tsx'
import * as styles from './SignInLine.css.ts'

/** Says what signing in would allow, and leads there and back (PRICE-17, PRICE-20). */
export function SignInLine({ text }: { readonly text: string }) {
  const { publicHref } = useLocation()
  return (
    <p className={styles.line}>
      {routerLink({
        href: signInHref(publicHref),
        className: linkLook(),
        children: text,
      })}
    </p>
  )
}
