import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageIn } from '../../../../ui/admin/address-change.ts'
import { CountedChoices } from '../../../../ui/admin/counted-choices.tsx'
import { LedgerSearch } from '../../../../ui/admin/ledger-search.tsx'
import { Pager } from '../../../../ui/admin/pager.tsx'
import { Unanswered } from '../../../../ui/admin/unanswered.tsx'
import { useChangedAddress } from '../../../../ui/admin/use-changed-address.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useSignedIn } from '../../../../ui/api/use-signed-in.ts'
import { moderationKinds } from '../../testimonial-status.ts'
import type { TestimonialsContract } from '../../testimonials.contract.ts'
import { searchMaxLength } from '../../testimonials.limits.ts'
import { SelectionBar } from '../selection-bar.tsx'
import { moderatedQuery } from './moderation.queries.ts'
import { TestimonialTable } from './testimonial-table.tsx'
import { useDecide } from './use-decide.ts'

const nothing: ReadonlySet<string> = new Set()

/** The testimonials of the house: those of one kind, found by words, published or refused one by one or together. */
export const TestimonialBoard = () => {
  const { t } = useTranslation('reviewsAdmin')
  const addressWith = useChangedAddress()
  const [params] = useSearchParams()
  const status = moderationKinds.find((known) => known === params.get('status'))
  const search = params.get('search') ?? ''
  const page = pageIn(params, 'page')
  const api = useApi<TestimonialsContract>()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...moderatedQuery(api, { status, search, page }),
    enabled: useSignedIn() === true,
  })
  const [chosen, setChosen] = useState(nothing)
  const { write, busy } = useDecide(() => setChosen(nothing))
  const shown = data?.reviews.map(({ _id }) => _id) ?? []
  // What is no longer shown cannot be decided by mistake.
  const selected = new Set(shown.filter((id) => chosen.has(id)))
  const select = (id: string) =>
    setChosen(new Set(selected.has(id) ? [...selected].filter((each) => each !== id) : [...selected, id]))
  if (!data && error)
    return (
      <Unanswered
        error={error}
        text={t('failed')}
        retry={{ label: t('retry'), onPress: () => void refetch() }}
      />
    )
  return (
    <>
      <CountedChoices
        label={t('filter.label')}
        choices={moderationKinds}
        chosen={status}
        counts={data?.counts}
        nameOf={(choice) => t(`filter.${choice ?? 'all'}`)}
        hrefOf={(choice) => addressWith({ status: choice, page: undefined })}
      />
      <LedgerSearch
        search={search}
        maxLength={searchMaxLength}
        labels={{ label: t('search.label'), submit: t('search.submit'), clear: t('search.clear') }}
      />
      <SelectionBar
        count={selected.size}
        isWhole={shown.length > 0 && selected.size === shown.length}
        onSelectAll={() => setChosen(selected.size === shown.length ? nothing : new Set(shown))}
        busy={busy}
        onPublish={() => void write({ ids: [...selected] })}
        onRefuse={(reason) => void write({ ids: [...selected], reason })}
      />
      <TestimonialTable
        testimonials={data?.reviews}
        busy={isPlaceholderData}
        selected={selected}
        onSelect={select}
      />
      {data?.reviews.length === 0 && (
        <p className="py-5 text-ink-soft">
          {t(data.total > 0 ? 'pastEnd' : search ? 'emptyFound' : 'empty')}
        </p>
      )}
      {data && (
        <Pager
          page={page}
          totalPages={data.totalPages}
          hrefOf={(wanted) => addressWith({ page: wanted })}
          labels={{
            navigation: t('pages.label'),
            previous: t('pages.previous'),
            next: t('pages.next'),
            place: t('pages.place', { page, total: data.totalPages }),
          }}
        />
      )}
    </>
  )
}
