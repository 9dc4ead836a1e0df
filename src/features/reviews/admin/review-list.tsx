import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../ui/admin/list/ledger.tsx'
import type { Choices } from '../../../ui/admin/list/list-declaration.ts'
import { ListPage } from '../../../ui/admin/list/list-page.tsx'
import type { List } from '../../../ui/admin/list/use-list.ts'
import type { RefusalReason } from '../../catalog/reviews/review-refusal-reasons.ts'
import { moderationPage } from '../reviews.limits.ts'
import { SelectionBar } from './selection-bar.tsx'

/** With a reason the reviews are refused; without one they are published. */
export interface Decision {
  readonly ids: readonly string[]
  readonly reason?: RefusalReason
}

interface Selection {
  readonly has: (id: string) => boolean
  readonly toggle: (id: string) => void
}

type Kind = 'pending' | 'suspected' | 'approved' | 'rejected' | 'reported' | 'published'

interface ReviewListProps<C extends Choices & { readonly status: readonly Kind[] }, Row> {
  readonly list: List<C, Row>
  readonly caption: string
  readonly decision: { readonly write: (decision: Decision) => Promise<boolean>; readonly busy: boolean }
  readonly columnsOf: (selection: Selection) => readonly [Column<Row>, ...Column<Row>[]]
}

const nothing: ReadonlySet<string> = new Set()

/** The reviews of one kind. An admin filters and searches them, and publishes or refuses several together. */
export const ReviewList = <
  C extends Choices & { readonly status: readonly Kind[] },
  Row extends { readonly _id: string },
>({
  list,
  caption,
  decision,
  columnsOf,
}: ReviewListProps<C, Row>) => {
  const { t } = useTranslation('reviewsAdmin')
  const [chosen, setChosen] = useState(nothing)
  const ids = list.query.data?.rows.map(({ _id }) => _id) ?? []
  // A review that is no longer shown is not selected any more, so that no admin decides about it by mistake.
  const selected = new Set(ids.filter((id) => chosen.has(id)))
  const isWhole = ids.length > 0 && selected.size === ids.length
  const toggle = (id: string) =>
    setChosen(new Set(selected.has(id) ? [...selected].filter((each) => each !== id) : [...selected, id]))
  const decide = async (reason?: RefusalReason) => {
    const isDone = await decision.write({ ids: [...selected], ...(reason && { reason }) })
    if (isDone) setChosen(nothing)
    return isDone
  }
  return (
    <ListPage
      list={list}
      t={(name, place) => (name === 'caption' ? caption : t(name, place))}
      expected={moderationPage.size}
      empty={t(list.params.search ? 'emptyFound' : 'empty')}
      states={{ label: t('filter.label'), nameOf: (choice?: Kind) => t(`filter.${choice ?? 'all'}`) }}
      search={{ label: t('search.label'), submit: t('search.submit'), clear: t('search.clear') }}
      columns={columnsOf({ has: (id) => selected.has(id), toggle })}
    >
      <SelectionBar
        count={selected.size}
        isWhole={isWhole}
        onSelectAll={() => setChosen(isWhole ? nothing : new Set(ids))}
        busy={decision.busy}
        onDecide={decide}
      />
    </ListPage>
  )
}
