import type { ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { MuseumLabel } from '../../../../ui/museum-label.tsx'
import { WayOn } from '../../../../ui/routing/way-on.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { GalleryItem } from '../../gallery-item.schema.ts'
import type { GalleryParts } from './gallery-parts.ts'
import { ItemProducts } from './item-products.tsx'

interface ItemWordsProps {
  readonly item: GalleryItem
  readonly number: number
  readonly headingId: string
  readonly parts: GalleryParts
  /** Side by side, below a picture that is as wide as the page. */
  readonly isWide: boolean
}

const Part = ({ children }: { children: ReactNode }) => <div className="min-w-0">{children}</div>

/** What is said of a picture: its museum label, a few sentences, the products on it, and the way to the salon. */
export const ItemWords = ({ item, number, headingId, parts, isWide }: ItemWordsProps) => {
  const { t } = useTranslation('plate')
  const { title, text, credits, products } = item
  return (
    <div
      className={classNames(
        'flex flex-col gap-5',
        isWide && 'md:grid md:grid-cols-3 md:items-start md:gap-x-gutter print:flex print:items-stretch',
      )}
    >
      <Part>
        <MuseumLabel
          number={String(number)}
          name={
            <h2 id={headingId} className="font-display text-subheading">
              {title}
            </h2>
          }
          details={credits}
        />
      </Part>
      {text && <p className="max-w-measure whitespace-pre-line text-ink-soft">{text}</p>}
      <Part>
        <ItemProducts products={products} favourite={parts.favourite} />
        <WayOn to={parts.bookingHref(item)} className="mt-2 text-small print:hidden">
          {t(products.length > 0 ? 'bookProduct' : 'bookIdea')}
          <VisuallyHidden>, {title}</VisuallyHidden>
        </WayOn>
      </Part>
    </div>
  )
}
