import { Answered } from '../../../../ui/admin/answered.tsx'
import { OrderedList } from '../../../../ui/admin/order/ordered-list.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { AdminGalleryItem } from '../../gallery-admin.contract.ts'
import { useAdminBoard } from '../use-admin-board.ts'
import { useTitleOf } from '../use-title-of.ts'
import { ItemRow } from './item-row.tsx'
import { useBoardOrder } from './use-board-order.ts'

/** What hangs on a board, in its order, which is changed here. */
export const GalleryBoard = () => {
  const { t } = useTranslation('galleryAdmin')
  const { items: data, error, refetch } = useAdminBoard()
  return (
    <Answered
      query={{ data, error, refetch }}
      failed={t('failed')}
      retry={t('retry')}
      awaiting={<Skeleton className="mt-8 h-[40svh] w-full" />}
    >
      {(items) =>
        items.length === 0 ? (
          <p className="mt-8 text-ink-soft">{t('empty')}</p>
        ) : (
          <OrderedItems items={items} />
        )
      }
    </Answered>
  )
}

const OrderedItems = ({ items }: { items: readonly AdminGalleryItem[] }) => {
  const { t } = useTranslation('galleryAdmin')
  const { shown, undone, order } = useBoardOrder(items)
  const titleOf = useTitleOf()
  return (
    <section aria-label={t('order.label')} className="mt-8">
      <p className="text-ink-soft text-small">{t('order.hint')}</p>
      <OrderedList
        items={shown}
        titleOf={titleOf}
        label={t('order.label')}
        row={(item, place) => <ItemRow item={item} title={titleOf(item)} place={place} />}
        onOrder={order}
        hasHandles
        announced={undone && t('order.undone')}
        className="mt-3 border-hairline border-t"
        rowClassName="py-2.5 sm:gap-x-5"
      />
    </section>
  )
}
