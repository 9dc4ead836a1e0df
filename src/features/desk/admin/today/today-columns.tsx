import { undoSeconds } from '../../../../shared/undo-seconds.ts'
import type { Columns } from '../../../../ui/admin/list/table/columns.ts'
import { useSession } from '../../../../ui/api/api-provider.tsx'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { isPlainClick } from '../../../../ui/buttons/plain-click.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { TodayEntry, TodayKind } from '../../desk.contract.ts'
import type { Act } from './act.public.ts'
import { clockOf } from './clock.rules.ts'
import type { TodayPanels } from './opened-panel.tsx'

type Entry = TodayEntry & { readonly kind: TodayKind }

/** An entry of the day's list. */
export type TodayRow = Entry & { readonly daysLeft: number | null }

/** How long there is left, or how long it is late: a clock warns before, and is red after. */
const Clock = ({ entry: { daysLeft, at } }: { entry: TodayRow }) => {
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
const FinishButton = ({ entry, act }: { readonly entry: TodayRow; readonly act: Act }) => {
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

interface ColumnsInput {
  readonly acts: readonly Act[]
  readonly panels: TodayPanels
  readonly open: (entry: Entry) => void
}

/** The columns of the day's list. */
export const useTodayColumns = ({ acts, panels, open }: ColumnsInput): Columns<TodayRow> => {
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
