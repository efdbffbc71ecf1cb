/** Leads to the configurations that are chosen, side by side; says how many there have to be. */
import { Link } from '@tanstack/react-router'
import { mostCompared, writeCompared } from '../../../domain/pricing/compared-address.ts'
import { Button } from '../../components/Button/Button.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import { RowsIcon } from '../../components/Icon/icons.ts'

interface CompareChosenProps {
  /** Model codes. */
  readonly models: readonly string[]
  /** Of all of them; undefined where it is not the same. */
  readonly quantity?: number | undefined
  readonly size?: 'sm' | 'md'
  readonly label: string
  /** Why nothing can be compared yet: how many have to be chosen. */
  readonly reason: string
}

export function CompareChosen(props: CompareChosenProps) {
  const { models, quantity, size = 'md', label, reason } = props
  const distinct = [...new Set(models)]
  if (distinct.length < 2 || distinct.length > mostCompared) {
    return (
      <Button size={size} icon={RowsIcon} reason={reason} reasonLook="announced">
        {label}
      </Button>
    )
  }
  return (
    <Link
      to="/compare"
      search={{
        models: writeCompared(distinct),
        ...(quantity !== undefined && { quantity: String(quantity) }),
      }}
      className={buttonLook({ size })}
    >
      <Icon of={RowsIcon} size={size} />
      {label}
    </Link>
  )
}
