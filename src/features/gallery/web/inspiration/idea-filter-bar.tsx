import { type ReactNode, useId, useState } from 'react'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Icon } from '../../../../ui/buttons/icon.tsx'
import { TextLink } from '../../../../ui/buttons/text-link.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { galleryColours, galleryOccasions } from '../../gallery.limits.ts'
import type { GalleryItem } from '../../gallery-item.schema.ts'
import { countIdeas, type IdeaFilters, narrowIdeas } from '../../inspiration.rules.ts'
import { FilterChip } from './filter-chip.tsx'
import { searchOfIdeas } from './idea-url.ts'
import { Swatch } from './swatch.tsx'

const Choices = ({ label, children }: { label: string; children: ReactNode }) => {
  const id = useId()
  return (
    <div className="grid gap-x-gutter gap-y-2 md:grid-cols-[6rem_1fr] md:items-baseline">
      <h2 id={id} className="font-display text-ink-soft italic">
        {label}
      </h2>
      {/* All equally wide, whichever face their words are drawn in: none moves when the real one comes. */}
      <ul
        aria-labelledby={id}
        className="grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-2 md:grid-cols-[repeat(auto-fill,8.25rem)]"
      >
        {children}
      </ul>
    </div>
  )
}

interface IdeaFilterBarProps {
  readonly ideas: readonly GalleryItem[]
  readonly filters: IdeaFilters
}

/**
 * The filters of the page, as links: they work without script, and Back takes each of them back. On a phone they are
 * folded behind a button, unless the address filters already or nothing could unfold them.
 */
export const IdeaFilterBar = ({ ideas, filters }: IdeaFilterBarProps) => {
  const { t } = useTranslation('ideas')
  const { t: kinds } = useTranslation('galleryKinds')
  const lng = useLanguage()
  const pathOf = (change: Partial<IdeaFilters>) =>
    pathTo('inspiration') + searchOfIdeas({ ...filters, ...change })
  const isFiltered = searchOfIdeas(filters) !== ''
  const [isOpen, setOpen] = useState(isFiltered)
  const choicesId = useId()
  return (
    <section aria-label={t('filters')} className="border-hairline border-y py-4 md:py-6 print:hidden">
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={choicesId}
        onClick={() => setOpen(!isOpen)}
        className="w-full noscript:hidden md:hidden"
      >
        <Icon name={isOpen ? 'close' : 'filter'} />
        {t(isOpen ? 'fold' : 'unfold')}
      </Button>
      <div
        id={choicesId}
        className={classNames(
          'noscript:flex flex-col gap-5 max-md:pt-5 md:flex',
          isOpen ? 'flex' : 'max-md:hidden',
        )}
      >
        <Choices label={t('occasion')}>
          {galleryOccasions.map((occasion) => (
            <li key={occasion}>
              <FilterChip
                to={pathOf({ occasion: filters.occasion === occasion ? undefined : occasion })}
                isChosen={filters.occasion === occasion}
                count={countIdeas(ideas, filters, { occasion })}
              >
                {kinds(`occasions.${occasion}`)}
              </FilterChip>
            </li>
          ))}
        </Choices>
        <Choices label={t('colour')}>
          {galleryColours.map((colour) => (
            <li key={colour}>
              <FilterChip
                to={pathOf({ colour: filters.colour === colour ? undefined : colour })}
                isChosen={filters.colour === colour}
                count={countIdeas(ideas, filters, { colour })}
              >
                <Swatch colour={colour} className="size-4" />
                {kinds(`colours.${colour}`)}
              </FilterChip>
            </li>
          ))}
        </Choices>
      </div>
      <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-6 md:mt-5">
        <p role="status" className="font-display text-subheading">
          {t('count', { count: narrowIdeas(ideas, filters).length })}
        </p>
        {isFiltered && (
          <TextLink
            variant="standalone"
            to={localizedPath(pathTo('inspiration'), lng)}
            preventScrollReset
            className="text-small"
          >
            {t('reset')}
          </TextLink>
        )}
      </div>
    </section>
  )
}
