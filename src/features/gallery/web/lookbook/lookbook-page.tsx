import { type ReactNode, useMemo } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { Thread } from '../../../../ui/thread/thread.tsx'
import type { GalleryItem } from '../../gallery-item.schema.ts'
import { shapeOf, spreadsOf } from '../../spreads.rules.ts'
import { ClosingBand } from '../plate/closing-band.tsx'
import type { GalleryParts } from '../plate/gallery-parts.ts'
import { BoardViewer } from '../viewer/board-viewer.tsx'
import { useViewer } from '../viewer/use-viewer.ts'
import { BookItem } from './book-item.tsx'
import { ListOfPlates } from './list-of-plates.tsx'
import { coverSlot, type Slot, slotsOf } from './slots.ts'

const BlankBook = () => {
  const { t } = useTranslation('lookbook')
  return (
    <div className="col-span-12">
      <EmptyState
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={<Button render={<LocalLink to={pathTo('shop')} />}>{t('toShop')}</Button>}
      />
    </div>
  )
}

interface LookbookPageProps {
  readonly items: readonly GalleryItem[]
  readonly breadcrumb: ReactNode
  readonly parts: GalleryParts
}

/** The look book: its title beside the first picture, then spread after spread, then the list of its plates. */
export const LookbookPage = ({ items, breadcrumb, parts }: LookbookPageProps) => {
  const { t } = useTranslation('lookbook')
  const viewer = useViewer(items)
  const spreads = useMemo(() => spreadsOf(items.map(({ image }) => shapeOf(image))), [items])
  const hasCover = spreads[0]?.kind === 'beside'
  const pageOf = (place: number, slot: Slot) => {
    const item = items[place]
    return item && <BookItem key={item._id} {...{ item, place, slot, viewer, parts }} />
  }
  return (
    <>
      <div className="frame pt-8 pb-section">
        <div className="grid-12 items-start gap-y-16 md:gap-y-32 print:block">
          <section
            aria-labelledby="book"
            className="col-span-12 grid-12 gap-y-8 md:grid-rows-[auto_1fr] print:block"
          >
            <header
              className={classNames(
                'z-10 col-span-12 print:mb-8',
                hasCover ? 'md:col-span-5 md:col-start-1 md:row-start-1' : 'md:col-span-8',
              )}
            >
              {breadcrumb}
              <h1 id="book" className="mt-8 font-display text-title lg:mt-14">
                {t('title')}
              </h1>
              <p className="mt-5 max-w-measure text-ink-soft text-lead">{t('lead')}</p>
              <Thread drawn className="mt-8 w-24" />
            </header>
            {hasCover && pageOf(0, coverSlot)}
            {items.length === 0 && <BlankBook />}
          </section>
          {(hasCover ? spreads.slice(1) : spreads).map((spread) =>
            slotsOf(spread).map((slot, index) => pageOf(spread.first + index, slot)),
          )}
        </div>
        {items.length > 1 && (
          <div className="mt-section">
            <ListOfPlates items={items} />
          </div>
        )}
      </div>
      <ClosingBand title={t('closingTitle')} text={t('closingText')} book={t('book')} />
      <BoardViewer title={t('name')} items={items} viewer={viewer} />
    </>
  )
}
