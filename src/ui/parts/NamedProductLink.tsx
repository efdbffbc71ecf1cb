import { Link } from '@tanstack/react-router'
import type { NamedProduct } from '../../domain/catalogue/succession.ts'
import { linkLook } from '../components/TextLink/TextLink.css.ts'

/** The name of a product, and the way to its page where it has one. */
export function NamedProductLink({
  product: { name, urlTitle },
}: {
  readonly product: NamedProduct
}) {
  if (urlTitle === undefined) return name
  return (
    <Link to="/product/$urlTitle" params={{ urlTitle }} className={linkLook()}>
      {name}
    </Link>
  )
}
