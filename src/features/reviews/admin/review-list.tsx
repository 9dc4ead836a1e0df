import type { ReactNode } from 'react'
import { parisMinute } from '../../../shared/calendar/paris-time.ts'
import type { Choices } from '../../../ui/admin/list/list-declaration.ts'
import { ListPage, searchIn } from '../../../ui/admin/list/list-page.tsx'
import { useSelection } from '../../../ui/admin/list/selection/use-selection.ts'
import { RowLink } from '../../../ui/admin/list/table/row-link.tsx'
import type { List } from '../../../ui/admin/list/use-list.ts'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { RatingStars } from '../../../ui/ratings/rating-stars.tsx'
import type { RefusalReason } from '../../catalog/reviews/review-refusal-reasons.ts'
import { moderationPage, mostDecidedAtOnce } from '../reviews.limits.ts'
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
  readonly status: string
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
  const selection = useSelection(list)
  const decide = async (reason?: RefusalReason) => {
    const ids = selection.rows.map(({ _id }) => _id)
    for (let from = 0; from < ids.length; from += mostDecidedAtOnce) {
      const some = ids.slice(from, from + mostDecidedAtOnce)
      if (!(await decision.write({ ids: some, ...(reason && { reason }) }))) return false
    }
    selection.clear()
    return true
  }
  return (
    <ListPage
      list={list}
      t={(name, place) => (name === 'caption' ? caption : t(name, place))}
      expected={moderationPage.size}
      empty={t(list.params.search || list.params.given.received ? 'emptyFound' : 'empty')}
      states={{ label: t('filter.label'), nameOf: (choice?: Kind) => t(`filter.${choice ?? 'all'}`) }}
      search={searchIn(t)}
      filters={[{ kind: 'days', field: 'received', label: t('columns.received'), said: t('receivedOn') }]}
      selection={{ ...selection, nameOf: (row) => t('select', { name: cellsOf(row).name }) }}
      columns={[
        {
          name: 'author',
          label: t('columns.author'),
          text: (row) => cellsOf(row).name,
          className: 'ledger:w-[20%]',
          cell: (row) => (
            <RowLink id={row._id} className="line-clamp-1 wrap-anywhere">
              {cellsOf(row).name}
            </RowLink>
          ),
        },
        {
          name: 'about',
          label: t('columns.about'),
          text: (row) => cellsOf(row).about,
          className: 'ledger:w-[18%]',
          inCard: true,
          plain: true,
          cell: (row) => <span className="line-clamp-1 wrap-anywhere">{cellsOf(row).about}</span>,
        },
        {
          name: 'rating',
          label: t('columns.rating'),
          text: ({ rating }) => String(rating),
          inCard: true,
          plain: true,
          cell: ({ rating }) => <RatingStars value={rating} label={t('stars', { rating })} size={14} />,
        },
        {
          name: 'content',
          label: t('columns.content'),
          text: (row) => cellsOf(row).text,
          className: 'ledger:w-[30%] wrap-anywhere',
          inCard: true,
          plain: true,
          cell: (row) => <p className="line-clamp-1 entry:line-clamp-3">{cellsOf(row).text}</p>,
        },
        {
          name: 'received',
          label: t('columns.received'),
          text: ({ createdAt }) => parisMinute(Date.parse(createdAt)),
          cell: ({ createdAt }) => <Moment at={createdAt} />,
        },
        {
          name: 'status',
          label: t('columns.status'),
          text: (row) => cellsOf(row).status,
          className: 'ledger:text-end',
          inCard: true,
          plain: true,
          cell: (row) => cellsOf(row).badge,
        },
      ]}
    >
      <SelectionBar
        count={selection.rows.length}
        isWhole={selection.isWhole}
        onSelectAll={selection.togglePage}
        busy={decision.busy}
        onDecide={decide}
      />
    </ListPage>
  )
}
