import { useId } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import type { GalleryItem } from '../../gallery-item.schema.ts'
import { frameOf } from '../plate/frame-of.ts'
import type { GalleryParts } from '../plate/gallery-parts.ts'
import { GalleryPlate } from '../plate/gallery-plate.tsx'
import { ItemWords } from '../plate/item-words.tsx'
import type { Viewer } from '../viewer/use-viewer.ts'
import type { Slot } from './slots.ts'

/** The element that the list of plates links to. */
export const plateIdOf = ({ _id }: Pick<GalleryItem, '_id'>) => `planche-${_id}`

export interface BookItemProps {
  readonly item: GalleryItem
  readonly place: number
  readonly slot: Slot
  readonly viewer: Viewer
  readonly parts: GalleryParts
}

/** A picture of the book and its words. */
export const BookItem = ({ item, place, slot, viewer, parts }: BookItemProps) => {
  const headingId = useId()
  return (
    <article
      id={plateIdOf(item)}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={classNames(
        'scroll-mt-24 outline-none print:mb-8 print:grid print:grid-cols-2 print:items-end print:gap-x-6',
        slot.article,
      )}
    >
      <div className={classNames(slot.picture, 'print:col-auto print:mx-0')}>
        <GalleryPlate
          item={item}
          place={place}
          viewer={viewer}
          sizes={slot.sizes}
          priority={place === 0}
          className={frameOf(item)}
        />
      </div>
      <div className={classNames(slot.words, 'print:col-auto print:row-auto print:mt-0')}>
        <ItemWords
          item={item}
          number={place + 1}
          headingId={headingId}
          parts={parts}
          isWide={slot.isWide ?? false}
        />
      </div>
    </article>
  )
}
