import type { KeyboardEvent, MouseEvent } from 'react'
import { hasModifier } from '../../../../../ui/buttons/has-modifier.ts'
import { isPlainClick } from '../../../../../ui/buttons/plain-click.ts'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { Picture } from '../../../../../ui/pictures/picture.tsx'
import type { ProductImage } from '../../../product.schema.ts'
import { thumbnailSizes } from '../../gallery-sizes.ts'
import { labelOf } from './label-of.ts'
import { neighbourFor } from './neighbour-for.ts'

interface GalleryThumbnailsProps {
  readonly images: readonly ProductImage[]
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

/**
 * The views of a product as small pictures. Without script each one is a link to its picture. With script a click shows
 * the view as the large picture, and the arrow keys move from one view to the next.
 */
export const GalleryThumbnails = ({ images, chosen, onChoose }: GalleryThumbnailsProps) => {
  const { t } = useTranslation('catalog')
  const click = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onChoose(index)
  }
  const walk = (event: KeyboardEvent, index: number) => {
    const next = hasModifier(event) ? undefined : neighbourFor(event.key, { index, count: images.length })
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.closest('ul')?.querySelectorAll('a')[next]?.focus()
    onChoose(next)
  }
  return (
    <ul className="flex gap-3 md:flex-col print:hidden">
      {images.map((image, index) => (
        <li key={image._id} className="w-18 md:w-full">
          <a
            href={image.url}
            aria-label={labelOf(t('product.showView', { number: index + 1 }), image)}
            aria-current={index === chosen ? 'true' : undefined}
            onClick={(event) => click(event, index)}
            onKeyDown={(event) => walk(event, index)}
            className="block border border-transparent p-0.5 transition-colors hover:border-rule aria-[current]:border-ink forced-colors:not-aria-[current]:border-[Canvas]"
          >
            <Picture image={{ ...image, alt: '' }} sizes={thumbnailSizes} className="aspect-portrait" />
          </a>
        </li>
      ))}
    </ul>
  )
}
