import { Link } from 'react-router'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Picture } from '../../../../ui/pictures/picture.tsx'
import type { AdminGalleryItem } from '../../gallery-admin.contract.ts'
import { useBoardUrl } from '../use-admin-board.ts'
import { StatusBadge } from './status-badge.tsx'

interface ItemRowProps {
  readonly item: AdminGalleryItem
  readonly title: string
  readonly place: number
}

/** A picture in the order of its board, with a link to its words. */
export const ItemRow = ({ item, title, place }: ItemRowProps) => {
  const { t: kinds } = useTranslation('galleryKinds')
  const { hrefOfItem } = useBoardUrl()
  const facts = [
    item.occasion && kinds(`occasions.${item.occasion}`),
    ...item.colours.map((colour) => kinds(`colours.${colour}`)),
  ].filter((fact) => fact !== null)
  return (
    <>
      <span className="w-14 flex-none sm:w-20">
        <Picture
          image={{ ...item.image, alt: '' }}
          focalPoint={item.image.focalPoint}
          sizes="5rem"
          className="aspect-square"
        />
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to={hrefOfItem(item._id)}
          className="thread-link relative inline-flex min-h-9 items-center py-1 font-medium leading-snug"
        >
          {place + 1}. {title}
        </Link>
        <p>
          <StatusBadge item={item} />
        </p>
        {facts.length > 0 && <p className="mt-1 truncate text-caption text-ink-soft">{facts.join(', ')}</p>}
      </div>
    </>
  )
}
