import { OpenedEntry } from '../../../../ui/admin/opened-entry.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { StatusBadge } from '../board/status-badge.tsx'
import { useAdminBoard } from '../use-admin-board.ts'
import { useTitleOf } from '../use-title-of.ts'
import { ItemEditor, type ProductsField } from './item-editor.tsx'

interface OpenedItemProps {
  readonly id: string
  readonly ProductsField: ProductsField
}

/** One picture of a board, opened in place of it. */
export const OpenedItem = ({ id, ProductsField }: OpenedItemProps) => {
  const { t } = useTranslation('galleryAdmin')
  const { items, error, isFetching, refetch } = useAdminBoard()
  const titleOf = useTitleOf()
  const item = items?.find(({ _id }) => _id === id)
  // An item that has just been added may not be in the list yet.
  const missing = items && !item && !isFetching ? new Error('The picture is gone') : null
  return (
    <OpenedEntry
      record={{ kind: 'gallery', id }}
      error={error ?? missing}
      onRetry={refetch}
      words={{ back: t('item.back'), missing: t('item.missing'), retry: t('retry') }}
      shown={
        item && {
          title: titleOf(item),
          badge: <StatusBadge item={item} />,
          body: <ItemEditor item={item} place={items?.indexOf(item) ?? 0} ProductsField={ProductsField} />,
        }
      }
    />
  )
}
