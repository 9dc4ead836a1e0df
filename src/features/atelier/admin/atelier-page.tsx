import { queryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Api } from '../../../shared/api/client.ts'
import { addDays, type CivilDate } from '../../../shared/calendar/civil-date.ts'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { spokenMinutes } from '../../../shared/dates/spoken-minutes.ts'
import { pathTo } from '../../../sitemap.ts'
import { Answered } from '../../../ui/admin/answered.tsx'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LeaveGuard } from '../../../ui/leaving/leave-guard.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { AtelierContract, AtelierTask, AtelierTasks } from '../atelier.contract.ts'
import { daysOfWeek } from '../atelier.limits.ts'
import { atelierTexts } from './atelier.texts.ts'
import { TaskCard } from './task-card.tsx'

/** What is in hand. It stays on the screen without a signal, and is read again once there is one. */
const tasksQuery = (api: Api<AtelierContract>) =>
  queryOptions({
    queryKey: ['atelier', api.lng],
    queryFn: ({ signal }) => api('GET /admin/atelier', { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    meta: { private: true },
  })

const groups = ['late', 'week', 'later', 'waits'] as const

const groupOf = ({ waits, late, plannedOn }: AtelierTask, today: CivilDate): (typeof groups)[number] => {
  if (waits) return 'waits'
  if (late) return 'late'
  return plannedOn !== null && plannedOn < addDays(today, daysOfWeek) ? 'week' : 'later'
}

interface TasksProps {
  readonly answer: AtelierTasks
  readonly measuresOf: ((personId: string) => ReactNode) | undefined
}

const Tasks = ({ answer: { tasks, week }, measuresOf }: TasksProps) => {
  const { t } = useTranslation('atelier')
  const lng = useLanguage()
  const today = parisTime(Date.now()).date
  if (tasks.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
  const inGroups = Map.groupBy(tasks, (task) => groupOf(task, today))
  return (
    <div className="flex flex-col gap-8">
      <p className="text-ink-soft text-small">
        {t('week', { planned: spokenMinutes(week.planned, lng), all: spokenMinutes(week.minutes, lng) })}
      </p>
      {groups.map((group) => {
        const own = inGroups.get(group)
        return (
          own && (
            <section key={group} aria-labelledby={`atelier-${group}`}>
              <h2 id={`atelier-${group}`} className="mb-3 font-semibold">
                {t(`groups.${group}`)}{' '}
                <span className="font-normal text-ink-soft tabular-nums">{own.length}</span>
              </h2>
              <ul className="grid items-start gap-4 md:grid-cols-2 2xl:grid-cols-3">
                {own.map((task) => (
                  <li key={task._id}>
                    <TaskCard task={task} measuresOf={measuresOf} />
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )
}

interface AtelierPageProps {
  readonly houseName: string
  /** The measures of a person, for who may read them. */
  readonly measuresOf: ((personId: string) => ReactNode) | undefined
}

/** What the atelier has in hand, for a telephone that is held in one hand. */
export const AtelierPage = ({ houseName, measuresOf }: AtelierPageProps) => {
  useOwnTexts('atelier', atelierTexts)
  const { t } = useTranslation('atelier')
  const query = usePrivateQuery(tasksQuery(useApi<AtelierContract>()))
  return (
    <DeskPage path={pathTo('adminAtelier')} houseName={houseName} t={t}>
      <LeaveGuard ofEntry>
        <div className="mt-4 noscript:hidden">
          <Answered
            query={query}
            failed={t('failed')}
            retry={t('retry')}
            awaiting={<Skeleton className="h-96 w-full" />}
          >
            {(answer) => <Tasks answer={answer} measuresOf={measuresOf} />}
          </Answered>
        </div>
      </LeaveGuard>
    </DeskPage>
  )
}
