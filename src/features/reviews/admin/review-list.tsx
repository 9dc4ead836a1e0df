import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choices } from '../../../ui/admin/list/list-declaration.ts'
import { ListPage, searchIn } from '../../../ui/admin/list/list-page.tsx'
import { RowLink } from '../../../ui/admin/list/row-link.tsx'
import type { List } from '../../../ui/admin/list/use-list.ts'
import { Moment } from '../../../ui/admin/moment.tsx'
import { RatingStars } from '../../../ui/ratings/rating-stars.tsx'
import type { RefusalReason } from '../../catalog/reviews/review-refusal-reasons.ts'
import { moderationPage } from '../reviews.limits.ts'
import { SelectedReview } from './selected-review.tsx'
import { SelectionBar } from './selection-bar.tsx'

/** With a reason the reviews are refused; without one they are published. */
export interface Decision {
  readonly ids: readonly string[]
  readonly reason?: RefusalReason
}

/** What the table shows of a review. */
interface ReviewCells {
  /** The name that opens the review, and what it is about. */
  readonly name: string
  readonly about: string
  readonly text: string
  readonly badge: ReactNode
}

/** What reviews of the house and of products have in common. */
interface ListedReview {
  readonly _id: string
  readonly rating: number
  readonly createdAt: string
}

type Kind = 'pending' | 'suspected' | 'approved' | 'rejected' | 'reported' | 'published'

interface ReviewListProps<C extends Choices & { readonly status: readonly Kind[] }, Row> {
  readonly list: List<C, Row>
  readonly caption: string
  readonly decision: { readonly write: (decision: Decision) => Promise<boolean>; readonly busy: boolean }
  readonly cellsOf: (row: Row) => ReviewCells
}

const nothing: ReadonlySet<string> = new Set()

/** The reviews of one kind. An admin filters and searches them, and publishes or refuses several together. */
export const ReviewList = <
  C extends Choices & { readonly status: readonly Kind[] },
  Row extends ListedReview,
>({
  list,
  caption,
  decision,
  cellsOf,
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
      search={searchIn(t)}
      columns={[
        {
          name: 'author',
          label: t('columns.author'),
          className: 'wrap-anywhere',
          cell: (row) => {
            const { name, about } = cellsOf(row)
            return (
              <SelectedReview name={name} isSelected={selected.has(row._id)} onSelect={() => toggle(row._id)}>
                <RowLink id={row._id}>{name}</RowLink>
                <span className="block font-normal text-ink-soft">{about}</span>
              </SelectedReview>
            )
          },
        },
        {
          name: 'rating',
          label: t('columns.rating'),
          cell: ({ rating }) => <RatingStars value={rating} label={t('stars', { rating })} size={14} />,
        },
        {
          name: 'content',
          label: t('columns.content'),
          className: 'ledger:w-[38%] wrap-anywhere',
          cell: (row) => <p className="line-clamp-3 whitespace-pre-line">{cellsOf(row).text}</p>,
        },
        {
          name: 'received',
          label: t('columns.received'),
          cell: ({ createdAt }) => <Moment at={createdAt} />,
        },
        {
          name: 'status',
          label: t('columns.status'),
          className: 'ledger:text-end',
          cell: (row) => cellsOf(row).badge,
        },
      ]}
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
