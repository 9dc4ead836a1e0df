import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageIn } from '../../../ui/admin/address-change.ts'
import { CountedChoices } from '../../../ui/admin/counted-choices.tsx'
import { LedgerPage } from '../../../ui/admin/ledger-page.tsx'
import { LedgerSearch } from '../../../ui/admin/ledger-search.tsx'
import { useChangedAddress } from '../../../ui/admin/use-changed-address.ts'
import type { RefusalReason } from '../../catalog/reviews/review-refusal-reasons.ts'
import { searchMaxLength } from '../reviews.limits.ts'
import { SelectionBar } from './selection-bar.tsx'

/** With a reason the reviews are refused; without one they are published. */
export interface Decision {
  readonly ids: readonly string[]
  readonly reason?: RefusalReason
}

type Standing = 'pending' | 'suspected' | 'approved' | 'rejected' | 'reported' | 'published'

interface ReviewBoardProps<Kind extends Standing> {
  readonly kinds: readonly Kind[]
  readonly query: {
    readonly data:
      | {
          readonly reviews: readonly { readonly _id: string }[]
          readonly count: number
          readonly totalPages: number
          readonly counts: Readonly<Record<Kind, number>>
        }
      | undefined
    readonly error: Error | null
    readonly refetch: () => unknown
  }
  readonly decision: { readonly write: (decision: Decision) => Promise<boolean>; readonly busy: boolean }
  readonly table: (selected: ReadonlySet<string>, select: (id: string) => void) => ReactNode
}

const nothing: ReadonlySet<string> = new Set()

/** The reviews of one kind. An admin filters and searches them, and publishes or refuses several together. */
export const ReviewBoard = <Kind extends Standing>({
  kinds,
  query,
  decision,
  table,
}: ReviewBoardProps<Kind>) => {
  const { t } = useTranslation('reviewsAdmin')
  const addressWith = useChangedAddress()
  const [params] = useSearchParams()
  const status = kinds.find((known) => known === params.get('status'))
  const search = params.get('search') ?? ''
  const page = pageIn(params, 'page')
  const [chosen, setChosen] = useState(nothing)
  const { data } = query
  const ids = data?.reviews.map(({ _id }) => _id) ?? []
  // A review that is no longer shown is not selected any more, so that no admin decides about it by mistake.
  const selected = new Set(ids.filter((id) => chosen.has(id)))
  const isWhole = ids.length > 0 && selected.size === ids.length
  const select = (id: string) =>
    setChosen(new Set(selected.has(id) ? [...selected].filter((each) => each !== id) : [...selected, id]))
  const decide = async (reason?: RefusalReason) => {
    const isDone = await decision.write({ ids: [...selected], ...(reason && { reason }) })
    if (isDone) setChosen(nothing)
    return isDone
  }
  const nameOf = (choice: Standing | undefined) => t(`filter.${choice ?? 'all'}`)
  return (
    <LedgerPage
      query={query}
      shown={data?.reviews.length}
      empty={t(search ? 'emptyFound' : 'empty')}
      page={page}
      hrefOf={(wanted) => addressWith({ page: wanted })}
      t={t}
    >
      <CountedChoices
        label={t('filter.label')}
        choices={kinds}
        chosen={status}
        counts={data?.counts}
        nameOf={nameOf}
        hrefOf={(choice) => addressWith({ status: choice, page: undefined })}
      />
      <LedgerSearch
        search={search}
        maxLength={searchMaxLength}
        labels={{ label: t('search.label'), submit: t('search.submit'), clear: t('search.clear') }}
      />
      <SelectionBar
        count={selected.size}
        isWhole={isWhole}
        onSelectAll={() => setChosen(isWhole ? nothing : new Set(ids))}
        busy={decision.busy}
        onDecide={decide}
      />
      {table(selected, select)}
    </LedgerPage>
  )
}
