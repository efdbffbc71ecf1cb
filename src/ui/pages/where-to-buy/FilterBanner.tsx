/** Narrows the places to a country or a word (WTB-02); what is chosen stands in the address. */
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../../components/Button/Button.css.ts'
import { Button } from '../../components/Button/Button.tsx'
import { QueryForm } from '../../components/Form/QueryForm.tsx'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { countryName } from '../../i18n/country-name.ts'
import { useQueryAddress } from '../../addresses/use-query-address.ts'
import * as styles from './FilterBanner.css.ts'

const whereToBuy = getRouteApi('/where-to-buy')

export function FilterBanner({ countries }: { readonly countries: readonly string[] }) {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate({ from: '/where-to-buy' })
  const { country, keyword, layout } = whereToBuy.useSearch()
  const [typed, setTyped] = useState(keyword ?? '')
  const isFiltered = country !== undefined || keyword !== undefined
  const kept = layout === undefined ? {} : { layout }
  const find = (wanted: { readonly country?: string | undefined; readonly keyword: string }) =>
    void navigate({
      search: {
        ...kept,
        ...(wanted.country && { country: wanted.country }),
        ...(wanted.keyword.trim() !== '' && { keyword: wanted.keyword.trim() }),
      },
      replace: true,
      resetScroll: false,
    })
  return (
    <QueryForm
      address={useQueryAddress('/where-to-buy')}
      kept={kept}
      className={styles.banner}
      onSubmit={() => find({ country, keyword: typed })}
      role="search"
      aria-label={t('content:whereToBuy.search')}
    >
      <SelectField
        label={t('content:whereToBuy.country')}
        name="country"
        value={country ?? ''}
        emptyText={t('content:whereToBuy.allCountries')}
        onChange={(chosen) => find({ country: chosen, keyword: typed })}
        choices={countries.map((code) => ({
          value: code,
          label: countryName(code, i18n.language),
        }))}
      />
      <TextField
        label={t('content:whereToBuy.keyword')}
        name="keyword"
        value={typed}
        onChange={setTyped}
        autoComplete="off"
      />
      <div className={styles.buttons}>
        <Button type="submit" tone="primary">
          {t('content:whereToBuy.find')}
        </Button>
        {isFiltered && (
          <Link
            to="/where-to-buy"
            search={kept}
            replace
            resetScroll={false}
            className={buttonLook({ tone: 'quiet' })}
            onClick={() => setTyped('')}
          >
            {t('content:whereToBuy.clear')}
          </Link>
        )}
      </div>
    </QueryForm>
  )
}
