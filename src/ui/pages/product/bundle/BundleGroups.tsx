import type { Bundles } from '../../../../application/cart/bundles.ts'
import type { BundleOffer } from '../../../../domain/catalogue/bundle-build.ts'
import type { BundleGroup } from '../../../../domain/catalogue/bundle.ts'
import * as styles from './Bundle.css.ts'
import { BundleGroupFields } from './BundleGroupFields.tsx'
import type { BundleBuilding } from './use-bundle-build.ts'

interface BundleGroupsProps extends BundleBuilding {
  /** In the words of the present language. */
  readonly groups: readonly BundleGroup[]
  readonly offers: readonly BundleOffer[]
  readonly more: Bundles['offer']
}

/** What the bundle is built of, one group after the other. */
export function BundleGroups({ groups, offers, more, view, send }: BundleGroupsProps) {
  return (
    <div className={styles.groups}>
      {view.groups.map((state) => (
        <BundleGroupFields
          key={state.group.id}
          state={state}
          name={groups.find(({ id }) => id === state.group.id)?.name ?? state.group.name}
          offer={offers.find(({ groupId }) => groupId === state.group.id)}
          more={more}
          view={view}
          send={send}
        />
      ))}
    </div>
  )
}
