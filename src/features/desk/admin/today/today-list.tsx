import { queryOptions } from '@tanstack/react-query'
import { type ComponentType, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { daysBetween } from '../../../../shared/calendar/civil-date.ts'
import { undoSeconds } from '../../../../shared/undo-seconds.ts'
import { Answered } from '../../../../ui/admin/answered.tsx'
import type { Columns } from '../../../../ui/admin/list/table/columns.ts'
import { Ledger } from '../../../../ui/admin/list/table/ledger.tsx'
import { InPanelContext } from '../../../../ui/admin/opened-entry.tsx'
import { useChangedUrl } from '../../../../ui/admin/use-changed-url.ts'
import { useSession } from '../../../../ui/api/api-provider.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { isPlainClick } from '../../../../ui/buttons/plain-click.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { FetchedDrawer } from '../../../../ui/overlays/fetched-drawer.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { DeskContract, TodayEntry, TodayKind } from '../../desk.contract.ts'
import type { Act } from './act.public.ts'
import { clockOf } from './clock.rules.ts'
import { EmptyDay } from './empty-day.tsx'
import { todayTexts } from './today.texts.ts'

type Entry = TodayEntry & { readonly kind: TodayKind }

/** What opens beside the list, by the kind of an entry; the others open in their rooms. */
export type TodayPanels = Readonly<Partial<Record<TodayKind, ComponentType<{ readonly id: string }>>>>

type Row = Entry & { readonly daysLeft: number | null }

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

/** How long there is left, or how long it is late: a clock warns before, and is red after. */
const Clock = ({ entry: { daysLeft, at } }: { entry: Row }) => {
  const { t } = useTranslation('today')
  const clock = clockOf(daysLeft)
  const words =
    clock.says === 'left' || clock.says === 'late'
      ? t(`clock.${clock.says}`, { count: clock.days })
      : t(`clock.${clock.says}`)
  return (
    <span
      className={classNames(
        'whitespace-nowrap tabular-nums',
        clock.tone === 'late' && 'font-medium text-garance',
        clock.tone === 'far' && 'font-regular text-ink-soft',
      )}
    >
      {at && clock.says === 'today' ? at : words}
    </span>
  )
}

/** Finishes an entry without leaving the list. */
const FinishButton = ({ entry, act }: { readonly entry: Row; readonly act: Act }) => {
  const { t } = useTranslation('today')
  const { transport, lng } = useSession()
  const fail = (error: unknown) =>
    void notify('general', {
      title: error instanceof Error ? error.message : t('failedAct'),
      variant: 'destructive',
    })
  const undoing = useWrite({
    send: async (id: string, attemptKey: string) => act.undo?.(transport, lng, id, attemptKey),
    failed: fail,
  })
  const { write, busy } = useWrite({
    send: (id: string, attemptKey: string) => act.send(transport, lng, id, attemptKey),
    succeeded: (_, id) =>
      notify('general', {
        title: t(`done.${act.name}`),
        variant: 'success',
        ...(act.undo && {
          action: { label: t('undo'), onPress: () => void undoing.write(id) },
          lastsMs: undoSeconds * 1_000,
        }),
      }),
    failed: fail,
  })
  return (
    <Button
      size="small"
      variant="quiet"
      loading={busy}
      data-key="e"
      aria-label={`${t(`acts.${act.name}`)}, ${entry.title}`}
      onClick={() => void write(entry._id)}
      className="-my-2 text-garance"
    >
      {t(`acts.${act.name}`)}
    </Button>
  )
}

/** The entry that the address opens over the list. */
const useOpenedEntry = (panels: TodayPanels) => {
  const navigate = useNavigate()
  const urlWith = useChangedUrl()
  const [params] = useSearchParams()
  const kind = params.get('panel')
  const id = params.get('opened')
  const go = (change: Parameters<typeof urlWith>[0]) =>
    void navigate(urlWith(change), { preventScrollReset: true })
  return {
    opened:
      id !== null && kind !== null && Object.hasOwn(panels, kind) ? { kind: kind as TodayKind, id } : null,
    /** The way that the entry leads with says what of its record is meant. */
    open: ({ kind: panel, _id, to }: Entry) =>
      go({ ...Object.fromEntries(new URL(to, location.origin).searchParams), panel, opened: _id }),
    close: () => go(Object.fromEntries([...params.keys()].map((name) => [name, undefined]))),
  }
}

interface OpenedPanelProps extends Pick<ReturnType<typeof useOpenedEntry>, 'opened' | 'close'> {
  readonly panels: TodayPanels
}

/** The record of an entry, beside the list: it is finished there, and the list stays as it was. */
const OpenedPanel = ({ panels, opened, close }: OpenedPanelProps) => {
  const { t } = useTranslation('today')
  const Panel = opened && panels[opened.kind]
  return (
    <FetchedDrawer
      open={opened !== null}
      onOpenChange={(isWanted) => isWanted || close()}
      width="wide"
      title={<span className="font-semibold font-text text-body">{opened && t(`kinds.${opened.kind}`)}</span>}
      closeLabel={t('panel.close')}
      fallback={<p role="alert">{t('panel.failed')}</p>}
    >
      {Panel && (
        <InPanelContext value={true}>
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <Panel key={opened.id} id={opened.id} />
          </Suspense>
        </InPanelContext>
      )}
    </FetchedDrawer>
  )
}

interface ColumnsInput {
  readonly acts: readonly Act[]
  readonly panels: TodayPanels
  readonly open: (entry: Entry) => void
}

const useColumns = ({ acts, panels, open }: ColumnsInput): Columns<Row> => {
  const { t } = useTranslation('today')
  return [
    {
      name: 'what',
      label: t('columns.what'),
      className: 'ledger-wide:w-[27%]',
      cell: (entry) => (
        <LocalLink
          to={entry.to}
          lang={entry.lang}
          onClick={(event) => {
            if (!panels[entry.kind] || !isPlainClick(event)) return
            event.preventDefault()
            open(entry)
          }}
          className="line-clamp-1 underline decoration-1 decoration-garance underline-offset-[0.22em] wrap-anywhere hover:text-garance"
        >
          {entry.title}
        </LocalLink>
      ),
    },
    {
      name: 'kind',
      label: t('columns.kind'),
      className: 'ledger-wide:w-76',
      inCard: true,
      plain: true,
      cell: ({ kind, note }) => (
        <>
          {t(`kinds.${kind}`)}
          {note && <span className="text-ink-soft"> · {t(`notes.${note}`)}</span>}
        </>
      ),
    },
    {
      name: 'detail',
      label: t('columns.detail'),
      className: 'ledger-mid:hidden',
      inCard: true,
      plain: true,
      cell: ({ detail }) => <span className="line-clamp-1 text-ink-soft wrap-anywhere">{detail}</span>,
    },
    {
      name: 'due',
      label: t('columns.due'),
      className: 'ledger-wide:w-34',
      inCard: true,
      plain: true,
      cell: (entry) => <Clock entry={entry} />,
    },
    {
      name: 'act',
      label: t('columns.act'),
      className: 'ledger:text-end ledger-wide:w-44',
      inCard: true,
      plain: true,
      cell: (entry) => {
        const act = acts.find(({ name }) => name === entry.act)
        return act && <FinishButton entry={entry} act={act} />
      },
    },
  ]
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
      <Entries query={query} columns={useColumns({ acts, panels, open })} />
      <OpenedPanel panels={panels} opened={opened} close={close} />
    </>
  )
}

interface EntriesProps {
  readonly query: ReturnType<typeof useToday>
  readonly columns: Columns<Row>
}

const Entries = ({ query, columns }: EntriesProps) => {
  const { t } = useTranslation('today')
  const { data } = query
  const rows = data?.entries.map(
    (entry): Row => ({
      ...entry,
      daysLeft: entry.dueOn === null ? null : daysBetween(data.today, entry.dueOn),
    }),
  )
  if (rows?.length === 0) return <EmptyDay />
  const ledger = (shown: readonly Row[] | undefined) => (
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
