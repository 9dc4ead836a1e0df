import { Link, useLocation } from 'react-router'
import { useSession } from '../../../api/api-provider.tsx'
import { usePrivateQuery } from '../../../api/use-private-query.ts'
import { Icon } from '../../../buttons/icon.tsx'
import { classNames } from '../../../class-names.ts'
import { useTranslation } from '../../../i18n/use-translation.tsx'
import { type Choices, type ListDeclaration, listParamsIn } from '../list-declaration.ts'
import { listQueryOf } from '../list-query.ts'
import { listNameOf, useListMemory } from './list-memory.ts'
import { viewQueryOf } from './view-query.ts'

interface OfList<C extends Choices, Row> {
  readonly declaration: ListDeclaration<C, Row>
}

interface ViewCountProps<C extends Choices, Row> extends OfList<C, Row> {
  readonly query: string
}

/** How many rows a view has, read again whenever those of the list are. */
const ViewCount = <C extends Choices, Row>({ declaration, query }: ViewCountProps<C, Row>) => {
  const params = listParamsIn(declaration, new URLSearchParams(query))
  const { data } = usePrivateQuery(listQueryOf(declaration, params, useSession(), { limit: 1 }))
  return (
    <span className="min-w-[2ch] tabular-nums">{data && (data.more ? `${data.count}+` : data.count)}</span>
  )
}

/** The views of a list with how many rows each has, and the saving of the one that is looked at. */
export const SavedViews = <C extends Choices, Row>({ declaration }: OfList<C, Row>) => {
  const { t } = useTranslation('list')
  const { viewsOf, deleteView } = useListMemory()
  const { pathname, search } = useLocation()
  const list = listNameOf(declaration)
  const views = viewsOf(list)
  const query = viewQueryOf(declaration, search)
  const opened = views.find((view) => view.query === query)
  if (views.length === 0) return null
  return (
    <nav
      aria-label={t('views.label')}
      className="mb-2 flex min-h-10 flex-wrap items-center gap-x-5 text-small"
    >
      {views.map((view) => (
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
          <ViewCount declaration={declaration} query={view.query} />
        </Link>
      ))}
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
