import { useId } from 'react'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { MuseumLabel } from '../../../../ui/museum-label.tsx'
import type { GalleryItem } from '../../gallery-item.schema.ts'
import { shapeOf } from '../../spreads.rules.ts'
import { frameOf } from '../plate/frame-of.ts'
import { GalleryPlate } from '../plate/gallery-plate.tsx'
import { ItemProducts } from '../plate/item-products.tsx'
import type { Viewer } from '../viewer/use-viewer.ts'
import { ideaSlots } from './idea-slots.ts'
import { Swatch } from './swatch.tsx'

interface IdeaProps {
  readonly idea: GalleryItem
  /** Where it stands among all that are shown. */
  readonly place: number
  readonly viewer: Viewer
  readonly priority: boolean
  /** The credits of every picture of the page, which the page names once. */
  readonly sharedCredits?: string
}

/** A picture pinned to the wall: its label, what it is for, its colours by name, and what is in the boutique in its spirit. */
export const Idea = ({ idea, place, viewer, priority, sharedCredits }: IdeaProps) => {
  const { t } = useTranslation('ideas')
  const { t: kinds } = useTranslation('galleryKinds')
  const headingId = useId()
  const { title, text, credits, colours, products } = idea
  const slot = ideaSlots[shapeOf(idea.image)]
  return (
    <article
      aria-labelledby={headingId}
      className={`flex min-w-0 flex-col gap-4 ${slot.className} print:mb-6 print:max-w-none print:grid print:grid-cols-[9rem_1fr] print:grid-rows-[auto_auto_auto_1fr] print:gap-x-6 print:gap-y-2 print:*:first:row-span-4`}
    >
      <GalleryPlate
        item={idea}
        place={place}
        viewer={viewer}
        sizes={slot.sizes}
        priority={priority}
        className={frameOf(idea)}
      />
      <MuseumLabel
        number={String(place + 1)}
        name={<h3 id={headingId}>{title}</h3>}
        details={credits === sharedCredits ? undefined : credits}
      />
      {colours.length > 0 && (
        <ul
          aria-label={t('coloursOfIdea')}
          className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-soft"
        >
          {colours.map((colour) => (
            <li key={colour} className="inline-flex items-center gap-1.5">
              <Swatch colour={colour} className="size-3" />
              {kinds(`colours.${colour}`)}
            </li>
          ))}
        </ul>
      )}
      {text && <p className="max-w-measure whitespace-pre-line text-ink-soft text-small">{text}</p>}
      <ItemProducts products={products} />
    </article>
  )
}
