/** The finder: what is to be done, and the complete models that do it. */
import { getRouteApi, Link, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { UnitSystem } from '../../../domain/catalogue/unit-system.ts'
import type { FittedMachine } from '../../../domain/finder/machine-fit.ts'
import { type MachineOrder, orderedByDelivery } from '../../../domain/finder/machine-order.ts'
import type { MachineWish } from '../../../domain/finder/working-point.ts'
import { mostCompared, writeCompared } from '../../../domain/pricing/compared-address.ts'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Container } from '../../components/Container/Container.tsx'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { SearchIcon } from '../../components/Icon/icons.ts'
import { PageDescription } from '../../components/PageDescription/PageDescription.tsx'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { formatDate } from '../../i18n/format.ts'
import { FinderForm } from '../../parts/finder/FinderForm.tsx'
import type { FinderAddress } from '../../addresses/finder-address.ts'
import { useStorefront } from '../../storefront-context.tsx'
import * as styles from './FinderPage.css.ts'
import { MachineCard } from './MachineCard.tsx'
import { MachineOffer } from './MachineOffer.tsx'
import { useMachineOffers } from './use-machine-offers.ts'
import { ReadPoint } from './ReadPoint.tsx'

const route = getRouteApi('/finder')

export function FinderPage() {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const { read, ordered, units, machines } = route.useLoaderData()
  const entry = route.useSearch()
  return (
    <Container>
      <title>{`${t('finder:title')} · ${settings.siteName}`}</title>
      <PageDescription of={t('finder:lead')} />
      {read.kind !== 'empty' && <meta name="robots" content="noindex" />}
      <div className={styles.page}>
        <PageHeading title={t('finder:title')} lead={t('finder:lead')} />
        <FinderForm
          entry={entry}
          problems={read.kind === 'wrong' ? read.problems : undefined}
          orderProblems={ordered.problems}
          units={units}
          look="full"
          type={entry.type}
        />
        {entry.type !== undefined && (
          <OnlyType name={machines[0]?.machine.productType ?? ''} entry={entry} />
        )}
        {read.kind !== 'wish' ? (
          <EmptyState title={t(`finder:${read.kind}.title`)} icon={SearchIcon}>
            {t(`finder:${read.kind}.text`)}
          </EmptyState>
        ) : (
          <Answers wish={read.wish} order={ordered.order} units={units} machines={machines} />
        )}
      </div>
    </Container>
  )
}

interface OnlyTypeProps {
  /** Empty where it is not known. */
  readonly name: string
  readonly entry: FinderAddress
}

/** Says that one product type alone is looked in, and leads to all. */
function OnlyType({ name, entry }: OnlyTypeProps) {
  const { t } = useTranslation()
  return (
    <p>
      {name === '' ? t('finder:type.one') : t('finder:type.only', { name })}{' '}
      <Link to="/finder" search={{ ...entry, type: undefined }} className={linkLook()}>
        {t('finder:type.all')}
      </Link>
    </p>
  )
}

interface AnswersProps {
  readonly wish: MachineWish
  readonly order: MachineOrder
  readonly units: UnitSystem
  readonly machines: readonly FittedMachine[]
}

function Answers({ wish, order, units, machines }: AnswersProps) {
  const { t, i18n } = useTranslation()
  const { offers, again } = useMachineOffers(machines, order.quantity)
  // Until the answers to another question are there, these stand as those to the one before.
  const isAsking = useRouterState({ select: ({ isLoading }) => isLoading })
  const { kind, figures } = wish.point
  const fitting = machines.filter(({ fit }) => fit === 'fits').length
  if (machines.length === 0) {
    return (
      <EmptyState
        title={t('finder:none.title')}
        icon={SearchIcon}
        action={
          <Link to="/shop" className={buttonLook()}>
            {t('common:showAllProducts')}
          </Link>
        }
      >
        {t('finder:none.text')}
      </EmptyState>
    )
  }
  const shown = orderedByDelivery(machines, offers.earliestOf, order.needed)
  const first = shown.slice(0, mostCompared).map(({ machine }) => machine.modelCode)
  return (
    <div className={styles.answers} aria-busy={isAsking}>
      <div className={styles.head}>
        <div role="status">
          <Heading level={2} size="lead">
            {isAsking
              ? t('catalogue:loading')
              : fitting === 0
                ? t('finder:nearest')
                : t('finder:found', { count: fitting })}
          </Heading>
          <Text tone="soft" size="small">
            <ReadPoint figures={figures} units={units} />
          </Text>
          {order.needed !== undefined && offers.areShown && (
            <Text tone="soft" size="small">
              {t('finder:offer.order', { needed: formatDate(order.needed, i18n.language) })}
            </Text>
          )}
        </div>
        <Link to="/compare" search={{ models: writeCompared(first) }} className={buttonLook()}>
          {t('finder:compare')}
        </Link>
      </div>
      <ol className={styles.list}>
        {shown.map((fitted) => (
          <MachineCard
            key={fitted.machine.modelCode}
            fitted={fitted}
            wanted={kind === 'motor' ? figures.torque : figures.flow}
            units={units}
            quantity={order.quantity}
            offer={
              <MachineOffer
                offer={offers.of(fitted.machine.modelCode)}
                needed={order.needed}
                onAgain={again}
              />
            }
          />
        ))}
      </ol>
    </div>
  )
}
