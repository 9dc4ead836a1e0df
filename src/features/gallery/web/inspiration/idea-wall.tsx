import { useTranslation } from 'react-i18next'
import type { GalleryItem } from '../../gallery-item.schema.ts'
import { boardOf, ideaBoards } from '../../inspiration.rules.ts'
import type { Viewer } from '../viewer/use-viewer.ts'
import { Idea } from './idea.tsx'

/** So many of the first row are seen at once. */
const seenAtOnce = 3

/** The boards of the page; one on which nothing hangs is left out. */
export const IdeaWall = ({ ideas, viewer }: { ideas: readonly GalleryItem[]; viewer: Viewer }) => {
  const { t } = useTranslation('ideas')
  return ideaBoards.map((board) => {
    const hung = ideas.map((idea, place) => ({ idea, place })).filter(({ idea }) => boardOf(idea) === board)
    if (hung.length === 0) return null
    return (
      <section key={board} aria-labelledby={board} className="grid-12 gap-y-8 print:block">
        <header className="col-span-12 self-start lg:sticky lg:top-28 lg:col-span-3 print:mb-6">
          <h2 id={board} className="font-display text-heading">
            {t(`boards.${board}`)}
          </h2>
          <p className="mt-3 max-w-measure text-ink-soft text-small">{t(`boards.${board}Text`)}</p>
        </header>
        <div className="col-span-12 flex flex-wrap items-start gap-x-gutter gap-y-12 [--row:clamp(11rem,20vw,18rem)] lg:col-span-9 print:block print:columns-2">
          {hung.map(({ idea, place }) => (
            <Idea key={idea._id} idea={idea} place={place} viewer={viewer} priority={place < seenAtOnce} />
          ))}
        </div>
      </section>
    )
  })
}
