import { type ReactNode, useEffect, useRef } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import type { GalleryItem } from '../../gallery-item.schema.ts'
import type { IdeaFilters } from '../../inspiration.rules.ts'
import { ClosingBand } from '../plate/closing-band.tsx'
import { BoardViewer } from '../viewer/board-viewer.tsx'
import { useViewer } from '../viewer/use-viewer.ts'
import { IdeaFilterBar } from './idea-filter-bar.tsx'
import { IdeaWall } from './idea-wall.tsx'

interface InspirationPageProps {
  /** Everything that hangs on the wall, and what of it the filters leave, in the order of the page. */
  readonly ideas: readonly GalleryItem[]
  readonly shown: readonly GalleryItem[]
  readonly filters: IdeaFilters
  readonly breadcrumb: ReactNode
}

const BareWall = ({ isFiltered }: { isFiltered: boolean }) => {
  const { t } = useTranslation('ideas')
  return (
    <EmptyState
      title={t(isFiltered ? 'noneTitle' : 'emptyTitle')}
      text={t(isFiltered ? 'noneText' : 'emptyText')}
      action={
        <>
          {isFiltered && (
            <Button render={<LocalLink to={pathTo('inspiration')} preventScrollReset />}>{t('reset')}</Button>
          )}
          <Button variant="secondary" render={<LocalLink to={pathTo('booking')} />}>
            {t('book')}
          </Button>
        </>
      }
    />
  )
}

/** « Inspiration »: ideas by colour, cloth and occasion, narrowed by the address. */
export const InspirationPage = ({ ideas, shown, filters, breadcrumb }: InspirationPageProps) => {
  const { t } = useTranslation('ideas')
  const viewer = useViewer(shown)
  const results = useRef<HTMLElement>(null)
  // What was pressed may have gone with the filter that it took back: the keyboard goes on at what is shown now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the filters takes anything away
  useEffect(() => {
    if (document.activeElement === document.body) results.current?.focus({ preventScroll: true })
  }, [filters.occasion, filters.colour])
  return (
    <>
      <div className="frame pt-8 pb-section">
        {breadcrumb}
        <header className="grid-12 mt-8 items-end gap-y-5 lg:mt-14">
          <h1 className="col-span-12 font-display text-title lg:col-span-7">{t('title')}</h1>
          <p className="col-span-12 max-w-measure text-ink-soft text-lead lg:col-span-4 lg:col-start-9">
            {t('lead')}
          </p>
        </header>
        {ideas.length > 0 && (
          <div className="mt-10 lg:mt-16">
            <IdeaFilterBar ideas={ideas} filters={filters} />
          </div>
        )}
        <section
          ref={results}
          tabIndex={-1}
          aria-label={t('results')}
          className="mt-12 flex flex-col gap-section outline-none lg:mt-20"
        >
          <IdeaWall ideas={shown} viewer={viewer} />
          {shown.length === 0 && <BareWall isFiltered={ideas.length > 0} />}
        </section>
      </div>
      {shown.length > 0 && <ClosingBand title={t('closingTitle')} text={t('closingText')} book={t('book')} />}
      <BoardViewer title={t('name')} items={shown} viewer={viewer} />
    </>
  )
}
