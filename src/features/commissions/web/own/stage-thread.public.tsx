import { longDay } from '../../../../shared/dates/long-day.ts'
import { spokenTime } from '../../../../shared/dates/spoken-time.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { isOpen } from '../../../appointments/appointment-status.rules.ts'
import type { ShownStage } from '../../commission.schema.ts'
import { ownCommissionTexts } from './own-commission.texts.ts'

/** What the thread says of a stage. */
type ThreadStage = Pick<ShownStage, 'stage' | 'state' | 'doneOn' | 'plannedOn' | 'words'> & {
  readonly appointment: Pick<NonNullable<ShownStage['appointment']>, 'start' | 'status'> | null
}

const looks = {
  done: 'before:bg-garance',
  present: 'before:border-2 before:border-garance before:bg-paper',
  to_come: 'before:border before:border-rule before:bg-paper',
} as const satisfies Record<ShownStage['state'], string>

/** Whether the customer is awaited for it: what to bring stands beside the appointment. */
const isAwaited = ({ appointment }: ThreadStage) => appointment !== null && isOpen(appointment.status)

/** The stages down a sewn thread: red as far as the work has come. */
export const StageThread = ({ stages }: { stages: readonly ThreadStage[] }) => {
  useOwnTexts('ownCommission', ownCommissionTexts)
  const { t } = useTranslation('ownCommission')
  const lng = useLanguage()
  const whenOf = ({ doneOn, plannedOn, appointment }: ThreadStage) => {
    if (doneOn) return t('doneOn', { day: longDay(doneOn, lng) })
    if (appointment && isOpen(appointment.status)) return spokenTime(Date.parse(appointment.start), lng)
    return plannedOn ? t('plannedOn', { day: longDay(plannedOn, lng) }) : undefined
  }
  return (
    <ol aria-label={t('thread')} className="flex flex-col">
      {stages.map((stage, index) => {
        const { stage: key, state, words } = stage
        const isLast = index === stages.length - 1
        const when = whenOf(stage)
        return (
          <li
            key={key}
            aria-current={state === 'present' ? 'step' : undefined}
            className={classNames(
              'relative pb-6 pl-9 last:pb-0',
              'before:absolute before:top-[0.4em] before:left-0 before:z-10 before:size-4 before:rounded-full',
              looks[state],
              !isLast &&
                'after:absolute after:top-[0.9em] after:left-[0.45rem] after:h-full after:border-l-2 after:border-dashed',
              !isLast && (state === 'done' ? 'after:border-garance' : 'after:border-hairline'),
            )}
          >
            <p className={classNames(state === 'present' ? 'font-medium' : 'text-ink-soft')}>
              {t(`stages.${key}`)}
              {state === 'done' && <VisuallyHidden> {t('threadDone')}</VisuallyHidden>}
              {when && <span className="text-ink-soft text-small"> · {when}</span>}
            </p>
            {words && <p className="mt-1 max-w-measure whitespace-pre-line">{words}</p>}
            {state === 'present' && !isAwaited(stage) && (
              <p className="mt-1 max-w-measure text-ink-soft text-small">{t(`bring.${key}`)}</p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
