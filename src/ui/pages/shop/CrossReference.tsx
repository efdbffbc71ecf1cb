/** What a search says of a plate of another maker; fetched only where the keyword is one. */
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { answersText } from '../../../domain/catalogue/answers-text.ts'
import {
  type CrossReference as Reference,
  type NearestCode,
  readOfPlate,
  type ComparisonResult,
} from '../../../domain/search/cross-reference.ts'
import { Badge } from '../../components/Badge/Badge.tsx'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Panel } from '../../components/Panel/Panel.tsx'
import { Table } from '../../components/Table/Table.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { Tone } from '../../theme/tones.ts'
import * as styles from './CrossReference.css.ts'

const toneOf = { equal: 'success', near: 'info', different: 'warning' } as const satisfies Record<
  ComparisonResult,
  Tone
>

/** Our nearest codes to a plate, with what is equal, near and different; or what of the plate could be read. */
export function CrossReference({ reference }: { readonly reference: Reference }) {
  const { t } = useTranslation()
  const { unread, series } = reference
  const plate = readOfPlate(reference)
  const isKnown = reference.nearest.length > 0
  return (
    <Panel title={isKnown ? t('listing:plate.title', { plate }) : plate}>
      <div className={styles.parts}>
        {reference.nearest.map((nearest) => (
          <Nearest key={nearest.modelCode} plate={plate} nearest={nearest} />
        ))}
        {!isKnown && <Partly reference={reference} plate={plate} />}
        {series !== undefined && unread !== '' && (
          <Text tone="soft">{t('listing:plate.unread', { unread })}</Text>
        )}
      </div>
    </Panel>
  )
}

interface NearestProps {
  readonly plate: string
  readonly nearest: NearestCode
}

function Nearest({ plate, nearest }: NearestProps) {
  const { t } = useTranslation()
  const { urlTitle, skuCode, choices, modelCode, productName } = nearest
  return (
    <>
      <div className={styles.code}>
        <p className={styles.model}>
          <span>{productName}</span> <code>{modelCode}</code>
        </p>
        <Link
          to="/product/$urlTitle"
          params={{ urlTitle }}
          search={{ model: answersText(skuCode, choices) }}
          className={buttonLook({ tone: 'primary' })}
        >
          {t('listing:plate.open')}
        </Link>
      </div>
      <Table
        caption={t('listing:plate.title', { plate })}
        captionLook="hidden"
        rows={nearest.compared}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'feature',
            head: t('listing:plate.feature'),
            cell: ({ name }) => name,
            namesRow: true,
          },
          { key: 'theirs', head: plate, cell: ({ theirs }) => theirs },
          { key: 'ours', head: productName, cell: ({ ours }) => ours },
          {
            key: 'verdict',
            head: t('listing:plate.verdict'),
            headLook: 'hidden',
            cell: ({ verdict }) => (
              <Badge tone={toneOf[verdict]}>{t(`listing:plate.${verdict}`)}</Badge>
            ),
          },
        ]}
      />
      <Text tone="soft" size="small">
        {t('listing:plate.lead')}
      </Text>
    </>
  )
}

/** Where no code can be named: the sizes of the series, or the way by the size that was read. */
function Partly({ reference, plate }: { readonly reference: Reference; readonly plate: string }) {
  const { t } = useTranslation()
  const { maker, series, sizes, size, unread } = reference
  if (series !== undefined && sizes.length > 0) {
    return (
      <>
        <Text>{t('listing:plate.noSize', { plate })}</Text>
        <ul className={styles.sizes}>
          {sizes.map((each) => (
            <li key={each}>
              <Link
                to="/shop"
                search={{ keyword: `${maker} ${series} ${each}` }}
                className={buttonLook({ size: 'sm' })}
              >
                {series} {each}
              </Link>
            </li>
          ))}
        </ul>
      </>
    )
  }
  return (
    <>
      <Text>{t('listing:plate.unknown', { maker, unread })}</Text>
      {size !== undefined && (
        <p>
          <Link to="/shop" search={{ keyword: `${size} cm³` }} className={buttonLook()}>
            {t('listing:plate.bySize', { size })}
          </Link>
        </p>
      )}
    </>
  )
}
