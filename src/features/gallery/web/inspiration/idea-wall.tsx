import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { GalleryItem } from '../../gallery-item.schema.ts'
import { ideaRowsOf } from '../../idea-rows.rules.ts'
import { boardOf, ideaBoards, sharedCreditsOf } from '../../inspiration.rules.ts'
import { shapeOf } from '../../spreads.rules.ts'
import type { Viewer } from '../viewer/use-viewer.ts'
import { Idea } from './idea.tsx'

interface HungIdea {
  readonly idea: GalleryItem
  /** Where it stands among all that are shown. */
  readonly place: number
}

const rowsOf = (hung: readonly HungIdea[]) => {
  let taken = 0
  return ideaRowsOf(hung.map(({ idea }) => shapeOf(idea.image))).map((count) => {
    taken += count
    return hung.slice(taken - count, taken)
  })
}

/** The boards of the page; one on which nothing hangs is left out. In a narrow window its rows are one that wraps. */
export const IdeaWall = ({ ideas, viewer }: { ideas: readonly GalleryItem[]; viewer: Viewer }) => {
  const { t } = useTranslation('ideas')
  const sharedCredits = sharedCreditsOf(ideas)
  const boards = ideaBoards.map((board) => {
    const hung = ideas.map((idea, place) => ({ idea, place })).filter(({ idea }) => boardOf(idea) === board)
    if (hung.length === 0) return null
    return (
      <section key={board} aria-labelledby={board} className="grid-12 gap-y-8 print:block">
        <header className="col-span-12 self-start lg:sticky lg:top-28 lg:col-span-3 print:mb-6 print:break-inside-avoid print:break-after-avoid">
          <h2 id={board} className="font-display text-heading">
            {t(`boards.${board}`)}
          </h2>
          <p className="mt-3 max-w-measure text-ink-soft text-small">{t(`boards.${board}Text`)}</p>
        </header>
        <div className="col-span-12 flex flex-wrap items-start gap-x-gutter gap-y-12 [--row:clamp(11rem,20vw,18rem)] md:flex-col lg:col-span-9 print:block">
          {rowsOf(hung).map((row) => (
            <div
              key={row[0]?.place}
              className="contents md:flex md:w-full md:items-start md:gap-x-gutter print:contents"
            >
              {row.map(({ idea, place }) => (
                <Idea
                  key={idea._id}
                  idea={idea}
                  place={place}
                  viewer={viewer}
                  priority={row[0]?.place === 0}
                  sharedCredits={sharedCredits}
                />
              ))}
            </div>
          ))}
        </div>
      </section>
    )
  })
  return (
    <>
      {boards}
      {sharedCredits && <p className="text-caption text-ink-soft">{sharedCredits}</p>}
    </>
  )
}
