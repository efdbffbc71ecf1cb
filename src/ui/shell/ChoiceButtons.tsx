import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { siteZone } from '../../domain/content/site-settings.ts'
import { choicePath } from '../choice-path.ts'
import { ChoiceForm } from '../components/Form/ChoiceForm.tsx'
import { linkLook } from '../components/TextLink/TextLink.css.ts'
import { useStorefront } from '../storefront-context.tsx'
import { unitSystems, useUnits } from '../use-units.ts'
import * as styles from './Footer.css.ts'

/** The region and the units of the shop, for readers without scripts (SHELL-11, CAT-15). */
export function ChoiceButtons() {
  const { t } = useTranslation()
  const { settings } = useStorefront()
  const region = siteZone(settings)
  const [units] = useUnits(region)
  return (
    <>
      {settings.offeredRegions.length > 1 && (
        <Choices
          name="region"
          title={t('common:shell.region')}
          chosen={region}
          choices={settings.offeredRegions.map((zone) => [zone, t(`common:shell.region.${zone}`)])}
        />
      )}
      <Choices
        name="units"
        title={t('common:units')}
        chosen={units}
        choices={unitSystems.map((each) => [each, t(`common:units.${each}`)])}
      />
    </>
  )
}

interface ChoicesProps {
  /** What is chosen, as the server reads it. */
  readonly name: string
  readonly title: string
  readonly chosen: string
  /** Each value with its words. */
  readonly choices: readonly (readonly [value: string, words: string])[]
}

function Choices({ name, title, chosen, choices }: ChoicesProps) {
  const here = useLocation({ select: ({ publicHref }) => publicHref.split('#')[0] ?? '/' })
  return (
    <ChoiceForm address={choicePath} back={here} aria-label={title}>
      <ul className={styles.social}>
        {choices.map(([value, words]) => (
          <li key={value}>
            <button
              type="submit"
              name={name}
              value={value}
              aria-pressed={value === chosen}
              className={`${linkLook({ tone: 'quiet' })} ${styles.choice}`}
            >
              {words}
            </button>
          </li>
        ))}
      </ul>
    </ChoiceForm>
  )
}
