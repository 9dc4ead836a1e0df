import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { GalleryItem } from '../../gallery-item.schema.ts'
import { plateIdOf } from './book-item.tsx'

/** What a printed book ends on: its plates by number, each the way back to its page. */
export const ListOfPlates = ({ items }: { items: readonly GalleryItem[] }) => {
  const { t } = useTranslation('lookbook')
  return (
    <nav aria-labelledby="plates" className="grid-12 gap-y-6 print:hidden">
      <h2 id="plates" className="col-span-12 font-display text-heading md:col-span-3">
        {t('plates')}
      </h2>
      <ol className="col-span-12 gap-x-gutter border-hairline md:col-span-9 md:columns-2">
        {items.map((item, index) => (
          <li key={item._id} className="break-inside-avoid border-hairline border-b">
            <LocalLink
              to={`#${plateIdOf(item)}`}
              onClick={() => document.getElementById(plateIdOf(item))?.focus({ preventScroll: true })}
              className="group grid min-h-11 grid-cols-[2.5rem_1fr] items-baseline py-2.5"
            >
              <span className="font-display text-ink-soft text-small italic">{index + 1}</span>{' '}
              <span className="thread-link justify-self-start group-hover:after:[clip-path:inset(0)]">
                {item.title}
              </span>
            </LocalLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
