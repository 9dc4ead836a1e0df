import type { MouseEvent } from 'react'
import { isPlainClick } from '../../../../ui/buttons/plain-click.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { useIntent } from '../../../../ui/late/use-intent.ts'
import { Picture } from '../../../../ui/pictures/picture.tsx'
import type { GalleryItem } from '../../gallery-item.schema.ts'
import { linkIdOf, type Viewer } from '../viewer/use-viewer.ts'

interface GalleryPlateProps {
  readonly item: GalleryItem
  readonly place: number
  readonly viewer: Viewer
  /** How wide the slot is, as in the `sizes` attribute. */
  readonly sizes: string
  readonly priority?: boolean
  /** The shape of the slot, which the picture fills around its focal point. */
  readonly className: string
}

/** A picture of the gallery: a link to its file, which the view over the whole window answers where there is script. */
export const GalleryPlate = ({
  item,
  place,
  viewer,
  sizes,
  priority = false,
  className,
}: GalleryPlateProps) => {
  const { t } = useTranslation('plate')
  const { image } = item
  const intent = useIntent(viewer.prepare)
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    viewer.open(place)
  }
  const action = t('enlarge', { number: place + 1 })
  return (
    <a
      id={linkIdOf(item)}
      href={image.url}
      aria-label={image.alt ? `${action}, ${image.alt}` : action}
      onClick={open}
      {...intent}
      className="block cursor-zoom-in overflow-hidden"
    >
      <Picture
        image={image}
        sizes={sizes}
        priority={priority}
        focalPoint={image.focalPoint}
        className={className}
      />
    </a>
  )
}
