import { queryOptions } from '@tanstack/react-query'
import { daysBetween } from '../../../../shared/calendar/civil-date.ts'
import { Answered } from '../../../../ui/admin/answered.tsx'
import type { Columns } from '../../../../ui/admin/list/table/columns.ts'
import { Ledger } from '../../../../ui/admin/list/table/ledger.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { DeskContract } from '../../desk.contract.ts'
import type { Act } from './act.public.ts'
import { EmptyDay } from './empty-day.tsx'
import { OpenedPanel, type TodayPanels, useOpenedEntry } from './opened-panel.tsx'
import { todayTexts } from './today.texts.ts'
import { type TodayRow, useTodayColumns } from './today-columns.tsx'

/** The team works through it together: it is read again while others work. */
const againAfterMs = 60_000

const useToday = () => {
  const api = useApi<DeskContract>()
  return usePrivateQuery(
    queryOptions({
      queryKey: ['today', api.lng],
      queryFn: ({ signal }) => api('GET /admin/today', { signal }),
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: againAfterMs,
      meta: { private: true },
    }),
  )
}

interface TodayListProps {
  readonly acts: readonly Act[]
  readonly panels: TodayPanels
}

/** What the house has to do, the next due first: each entry is finished at once or in its record beside the list. */
export const TodayList = ({ acts, panels }: TodayListProps) => {
  useOwnTexts('today', todayTexts)
  const query = useToday()
  const { opened, open, close } = useOpenedEntry(panels)
  return (
    <>
      <Entries query={query} columns={useTodayColumns({ acts, panels, open })} />
      <OpenedPanel panels={panels} opened={opened} close={close} />
    </>
  )
}

interface EntriesProps {
  readonly query: ReturnType<typeof useToday>
  readonly columns: Columns<TodayRow>
}

const Entries = ({ query, columns }: EntriesProps) => {
  const { t } = useTranslation('today')
  const { data } = query
  const rows = data?.entries.map(
    (entry): TodayRow => ({
      ...entry,
      daysLeft: entry.dueOn === null ? null : daysBetween(data.today, entry.dueOn),
    }),
  )
  if (rows?.length === 0) return <EmptyDay />
  const ledger = (shown: readonly TodayRow[] | undefined) => (
    <Ledger caption={t('caption')} columns={columns} rows={shown} expected={12} />
  )
  return (
    <Answered query={query} failed={t('failed')} retry={t('retry')} awaiting={ledger(undefined)}>
      {({ more }) => (
        <>
          {ledger(rows)}
          {more && <p className="mt-2 text-ink-soft text-small">{t('more')}</p>}
        </>
      )}
    </Answered>
  )
}
