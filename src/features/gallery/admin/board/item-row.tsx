import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { AdminGalleryItem } from '../../gallery-admin.contract.ts'
import { useBoardAddress } from '../use-admin-board.ts'
import { FocusedPicture } from './focused-picture.tsx'
import { StatusBadge } from './status-badge.tsx'
import type { useRowDrag } from './use-row-drag.ts'

interface ItemRowProps {
  readonly item: AdminGalleryItem
  readonly title: string
  readonly place: number
  readonly count: number
  readonly isDragged: boolean
  readonly handle: ReturnType<ReturnType<typeof useRowDrag>['handleOf']>
  readonly onMove: (place: number) => void
  readonly onGiveUp: () => void
}

/** Where the arrow keys, Home and End bring a row. */
const placeByKey = (key: string, { place, count }: Pick<ItemRowProps, 'place' | 'count'>) =>
  new Map([
    ['ArrowUp', place - 1],
    ['ArrowDown', place + 1],
    ['Home', 0],
    ['End', count - 1],
  ]).get(key)

/** A picture in the order of its board: its handle, what it is, and the way to its words. */
export const ItemRow = (props: ItemRowProps) => {
  const { item, title, place, count, isDragged, handle, onMove, onGiveUp } = props
  const { t } = useTranslation('galleryAdmin')
  const { t: kinds } = useTranslation('galleryKinds')
  const { hrefOfItem } = useBoardAddress()
  const pressed = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onGiveUp()
    const wanted = placeByKey(event.key, props)
    if (wanted === undefined) return
    event.preventDefault()
    onMove(wanted)
  }
  const facts = [
    item.occasion && kinds(`occasions.${item.occasion}`),
    ...item.colours.map((colour) => kinds(`colours.${colour}`)),
  ].filter((fact) => fact !== null)
  return (
    <li
      data-item={item._id}
      style={{ order: place }}
      className={classNames(
        'flex items-center gap-x-3 border-hairline border-b py-2.5 sm:gap-x-5',
        isDragged && 'bg-rose',
      )}
    >
      <button
        type="button"
        {...handle}
        onKeyDown={pressed}
        data-handle
        aria-label={t('order.handle', { title, place: place + 1, count })}
        className="grid size-11 flex-none cursor-grab touch-none select-none place-content-center text-ink-soft transition-colors hover:text-garance active:cursor-grabbing"
      >
        <span aria-hidden="true" className="grid grid-cols-2 gap-1">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((dot) => (
            <span key={dot} className="size-1 rounded-full bg-current" />
          ))}
        </span>
      </button>
      <span className="w-14 flex-none sm:w-20">
        <FocusedPicture image={item.image} sizes="5rem" className="aspect-square" />
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
      <div className="flex flex-none max-sm:flex-col">
        <IconButton
          icon="chevron"
          className="[&_svg]:rotate-180"
          label={t('order.up', { title })}
          aria-disabled={place === 0}
          onClick={() => onMove(place - 1)}
        />
        <IconButton
          icon="chevron"
          label={t('order.down', { title })}
          aria-disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        />
      </div>
    </li>
  )
}
