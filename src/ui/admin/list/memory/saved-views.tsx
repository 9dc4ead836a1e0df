import { useQueries } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useSession } from '../../../api/api-provider.tsx'
import { useSignedIn } from '../../../api/use-signed-in.ts'
import { Icon } from '../../../buttons/icon.tsx'
import { classNames } from '../../../class-names.ts'
import { type Choices, type ListDeclaration, listParamsIn } from '../list-declaration.ts'
import { listQueryOf } from '../list-query.ts'
import { listNameOf, type SavedView, useListMemory } from './list-memory.ts'
import { viewQueryOf } from './view-query.ts'

interface OfList<C extends Choices, Row> {
  readonly declaration: ListDeclaration<C, Row>
}

/** How many rows each view has, read again whenever those of the list are. */
const useCounts = <C extends Choices, Row>(
  declaration: ListDeclaration<C, Row>,
  views: readonly SavedView[],
) => {
  const session = useSession()
  const isSignedIn = useSignedIn() === true
  return useQueries({
    queries: views.map(({ query }) => ({
      ...listQueryOf(declaration, listParamsIn(declaration, new URLSearchParams(query)), session, {
        limit: 1,
      }),
      enabled: isSignedIn,
    })),
    combine: (answers) => answers.map(({ data }) => data),
  })
}

/** The views of a list with how many rows each has, and the saving of the one that is looked at. */
export const SavedViews = <C extends Choices, Row>({ declaration }: OfList<C, Row>) => {
  const { t } = useTranslation('list')
  const { viewsOf, deleteView } = useListMemory()
  const { pathname, search } = useLocation()
  const list = listNameOf(declaration)
  const views = viewsOf(list)
  const counts = useCounts(declaration, views)
  const query = viewQueryOf(declaration, search)
  const opened = views.find((view) => view.query === query)
  if (views.length === 0) return null
  return (
    <nav
      aria-label={t('views.label')}
      className="mb-2 flex min-h-10 flex-wrap items-center gap-x-5 text-small"
    >
      {views.map((view, place) => {
        const found = counts[place]
        return (
          <Link
            key={view._id}
            to={pathname + view.query}
            preventScrollReset
            aria-current={view === opened ? 'true' : undefined}
            className={classNames(
              'thread-link relative inline-flex min-h-9 items-center gap-2',
              view === opened ? 'text-ink' : 'text-ink-soft',
            )}
          >
            {view.name}
            <span className="min-w-[2ch] tabular-nums">
              {found && (found.more ? `${found.count}+` : found.count)}
            </span>
          </Link>
        )
      })}
      {opened?.mayDelete && (
        <button
          type="button"
          aria-label={t('views.delete', { name: opened.name })}
          onClick={() => void deleteView(opened._id)}
          className="-ms-3 grid size-9 place-content-center text-ink-soft hover:text-garance"
        >
          <Icon name="trash" size={16} />
        </button>
      )}
    </nav>
  )
}
