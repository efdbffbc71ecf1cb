/** The customer's own codes: what each stands for, where it is used, and the way to remember or to delete one. */
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codesWith, type KeptCode } from '../../../domain/draft-order/kept-code.ts'
import { pageOf } from '../../../domain/shared/paging.ts'
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx'
import { SearchIcon, TagIcon } from '../../components/Icon/icons.ts'
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx'
import { RowAction } from '../../components/RowAction/RowAction.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import type { Column } from '../../components/Table/table-model.ts'
import { linkLook } from '../../components/TextLink/TextLink.css.ts'
import { ListKeyword } from '../../parts/list/ListKeyword.tsx'
import { ListRows } from '../../parts/list/ListRows.tsx'
import { useKeptFocus } from '../../use-kept-focus.ts'
import { CodeUsesDialog } from './CodeUsesDialog.tsx'
import { DeleteCode } from './DeleteCode.tsx'
import { SaveCode } from './SaveCode.tsx'

const route = getRouteApi('/my-account/customer/custom-codes')

export function CustomCodesPage() {
  const { t } = useTranslation()
  const { ownCodes, codes } = route.useLoaderData()
  const router = useRouter()
  // What was read before a change no longer says that there are none.
  const [outdated, setOutdated] = useState<typeof codes>()
  const readAgain = () => {
    setOutdated(codes)
    void router.invalidate()
  }
  // The button that deletes a code goes with it.
  const place = useKeptFocus<HTMLDivElement>(String(codes.length))
  return (
    <Stack space="xl">
      <PageHeading title={t('codes:title')} lead={t('codes:lead')} />
      <SaveCode save={ownCodes.save} onSaved={readAgain} />
      <div ref={place}>
        {codes.length === 0 && codes !== outdated && (
          <EmptyState title={t('codes:none')} icon={TagIcon}>
            {t('codes:noneNext')}
          </EmptyState>
        )}
        {codes.length > 0 && <Rows codes={codes} onDeleted={readAgain} />}
      </div>
    </Stack>
  )
}

type Row = KeptCode & { readonly id: string }

interface RowsProps {
  readonly codes: readonly KeptCode[]
  readonly onDeleted: () => void
}

function Rows({ codes, onDeleted }: RowsProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const { ownCodes } = route.useLoaderData()
  const { keyword = '', page = 1 } = route.useSearch()
  const columns = useColumns()
  const [asked, setAsked] = useState<string>()
  const found = codesWith(codes, keyword).map((code): Row => ({ ...code, id: code.customCode }))
  const hrefFor = (number: number) =>
    router.buildLocation({
      to: '/my-account/custom-codes',
      search: { ...(keyword !== '' && { keyword }), ...(number > 1 && { page: number }) },
    }).publicHref
  const find = (next: string) =>
    void router.navigate({
      to: '/my-account/custom-codes',
      search: next === '' ? {} : { keyword: next },
      replace: true,
      resetScroll: false,
    })
  return (
    <Stack space="lg">
      <ListKeyword label={t('codes:find')} value={keyword} onSettled={find} />
      {found.length === 0 ? (
        <EmptyState title={t('codes:notFound', { keyword })} icon={SearchIcon}>
          {t('codes:notFoundNext')}
        </EmptyState>
      ) : (
        <ListRows
          caption={t('codes:caption', { count: found.length })}
          columns={columns}
          page={pageOf(found, page)}
          pagesLabel={t('codes:pages')}
          hrefFor={hrefFor}
          actions={{
            head: t('common:actions'),
            render: ({ customCode, modelCode }) => (
              <>
                <RowAction
                  icon={SearchIcon}
                  shortLabel={t('codes:uses.short')}
                  label={t('codes:uses.open', { code: customCode })}
                  onClick={() => setAsked(customCode)}
                />
                <DeleteCode
                  remove={ownCodes.remove}
                  code={{ customCode, modelCode }}
                  onDeleted={onDeleted}
                  onRefused={onDeleted}
                />
              </>
            ),
          }}
        />
      )}
      {asked !== undefined && (
        <CodeUsesDialog
          key={asked}
          uses={ownCodes.uses}
          customCode={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  )
}

function useColumns(): readonly Column<Row>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'code',
      head: t('codes:code'),
      namesRow: true,
      look: 'code',
      cell: ({ customCode }) => <bdi>{customCode}</bdi>,
    },
    {
      key: 'model',
      head: t('common:modelCode'),
      look: 'code',
      cell: ({ modelCode }) => (
        <Link
          to="/model/$code"
          params={{ code: modelCode }}
          className={linkLook({ tone: 'plain' })}
          preload={false}
        >
          {modelCode}
        </Link>
      ),
    },
  ]
}
