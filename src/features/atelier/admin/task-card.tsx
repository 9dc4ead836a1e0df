import { type ReactNode, useState } from 'react'
import { parisTime } from '../../../shared/calendar/paris-time.ts'
import { longDay } from '../../../shared/dates/long-day.ts'
import { spokenMinutes } from '../../../shared/dates/spoken-minutes.ts'
import { spokenTime } from '../../../shared/dates/spoken-time.ts'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { useDownload } from '../../../ui/api/use-download.ts'
import { useLanguage } from '../../../ui/api/use-language.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Refusal } from '../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { notify } from '../../../ui/toasts/toasts.ts'
import { AtelierConversation } from '../../commission-messages/admin/atelier-conversation.public.tsx'
import type { AtelierContract, AtelierTask } from '../atelier.contract.ts'
import { quickMinutes } from '../atelier.limits.ts'
import { TaskNote } from './task-note.tsx'

/** How much of a stage is worked, and what is noted by one press. */
const TaskWork = ({ task }: { task: AtelierTask }) => {
  const { t } = useTranslation('atelier')
  const lng = useLanguage()
  const api = useApi<AtelierContract>()
  const { _id: id, stage, minutesPlanned, minutesWorked, work, waits } = task
  const adding = useWrite({
    send: (minutes: number, idempotencyKey) =>
      api('POST /admin/atelier/{id}/stages/{stage}/work', {
        params: { id, stage },
        body: { minutes, workedOn: parisTime(Date.now()).date },
        idempotencyKey,
      }),
    succeeded: (_answer, minutes) =>
      notify('general', { title: t('noted'), description: spokenMinutes(minutes, lng), variant: 'success' }),
    failed: (error) => showFailure(t('notNoted'), error),
  })
  const removing = useWrite({
    send: (workId: string) => api('DELETE /admin/atelier/work/{workId}', { params: { workId } }),
    succeeded: () => notify('general', { title: t('removed') }),
    failed: (error) => showFailure(t('notRemoved'), error),
  })
  const [worked, planned] = [spokenMinutes(minutesWorked, lng), spokenMinutes(minutesPlanned, lng)]
  return (
    <div className="mt-4">
      <p className="flex items-baseline justify-between gap-3 text-small">
        <span className="text-ink-soft">{t('workedLabel')}</span>
        <span className="tabular-nums">{t('worked', { worked, planned })}</span>
      </p>
      {minutesPlanned > 0 && (
        <progress
          aria-label={t('workedLabel')}
          max={minutesPlanned}
          value={Math.min(minutesWorked, minutesPlanned)}
          className="mt-1 h-1.5 w-full appearance-none bg-linen accent-garance [&::-moz-progress-bar]:bg-garance [&::-webkit-progress-bar]:bg-linen [&::-webkit-progress-value]:bg-garance"
        />
      )}
      {!waits && (
        <fieldset className="mt-3 flex flex-wrap gap-2">
          <legend className="sr-only">{t('addWork')}</legend>
          {quickMinutes.map((minutes) => (
            <Button
              key={minutes}
              variant="secondary"
              size="small"
              loading={adding.writing === minutes}
              onClick={() => void adding.write(minutes)}
            >
              + {spokenMinutes(minutes, lng)}
            </Button>
          ))}
        </fieldset>
      )}
      {work.length > 0 && (
        <details className="mt-3 text-small">
          <summary className="flex min-h-11 cursor-pointer items-center text-ink-soft">
            {t('entries', { count: work.length })}
          </summary>
          <ul>
            {work.map(({ _id: workId, minutes, workedOn, by }) => {
              const said = { time: spokenMinutes(minutes, lng), day: longDay(workedOn, lng), name: by }
              const entry = by ? t('entryBy', said) : t('entry', said)
              return (
                <li key={workId} className="flex items-center justify-between gap-3 border-hairline border-t">
                  <span>{entry}</span>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('remove', { entry })}
                    loading={removing.writing === workId}
                    onClick={() => void removing.write(workId)}
                  >
                    ×
                  </Button>
                </li>
              )
            })}
          </ul>
        </details>
      )}
    </div>
  )
}

/** Saves what is needed to sew, with measures, for the table of the atelier. */
const TaskSheet = ({ id }: { id: string }) => {
  const { t } = useTranslation('atelier')
  const api = useApi<AtelierContract>()
  const { download, pending, failure } = useDownload(() =>
    api('GET /admin/atelier/commissions/{id}/work-sheet.pdf', { params: { id } }),
  )
  return (
    <div className="mt-3">
      <Button variant="secondary" size="small" loading={pending} onClick={() => void download()}>
        {t('sheet')}
      </Button>
      {failure instanceof Error && <Refusal>{t('sheetFailed')}</Refusal>}
    </div>
  )
}

/** The pictures and notes of a commission, once they are asked for. */
const TaskPictures = ({ id }: { id: string }) => {
  const { t } = useTranslation('atelier')
  const [isOpened, setOpened] = useState(false)
  return (
    <div className="mt-3">
      {isOpened ? (
        <AtelierConversation id={id} />
      ) : (
        <Button variant="secondary" size="small" onClick={() => setOpened(true)}>
          {t('pictures')}
        </Button>
      )}
    </div>
  )
}

interface TaskCardProps {
  readonly task: AtelierTask
  readonly measuresOf: ((personId: string) => ReactNode) | undefined
}

/** A stage in hand: what is made, by when, of what cloth, how far it is, and what is noted. */
export const TaskCard = ({ task, measuresOf }: TaskCardProps) => {
  const { t } = useTranslation('atelier')
  const lng = useLanguage()
  const [isMeasured, setMeasured] = useState(false)
  const { _id: id, number, firstName, title, stage, late, waits, plannedOn, latestOn } = task
  const { eventDate, appointmentAt, cloths, personId } = task
  return (
    <article aria-labelledby={`task-${id}`} className="border border-hairline bg-sheet p-4">
      <h3 id={`task-${id}`} className="font-medium wrap-anywhere">
        {title}
      </h3>
      <p className="text-ink-soft text-small">
        <span className="tabular-nums">{number}</span> · {firstName}
        {eventDate && ` · ${t('event', { day: longDay(eventDate, lng) })}`}
      </p>
      <p className="mt-3">
        <span className="font-medium">{t(`stages.${stage}`)}</span>
        {plannedOn && (
          <span className="text-ink-soft"> · {t('plannedOn', { day: longDay(plannedOn, lng) })}</span>
        )}
      </p>
      {latestOn && latestOn !== plannedOn && (
        <p className="text-ink-soft text-small">{t('latestOn', { day: longDay(latestOn, lng) })}</p>
      )}
      {late && <p className="mt-2 bg-rose px-3 py-2 text-small">{t('isLate')}</p>}
      {waits && <p className="mt-2 bg-linen px-3 py-2 text-small">{t('waits')}</p>}
      {appointmentAt && (
        <p className="mt-2 text-small">
          {t('appointment', { when: spokenTime(Date.parse(appointmentAt), lng) })}
        </p>
      )}
      {cloths.length > 0 && (
        <ul aria-label={t('cloths')} className="mt-2 text-small">
          {cloths.map(({ description, readyOn }) => (
            <li key={description}>
              {readyOn
                ? t('clothOn', { cloth: description, day: longDay(readyOn, lng) })
                : t('clothReady', { cloth: description })}
            </li>
          ))}
        </ul>
      )}
      <TaskWork task={task} />
      <TaskNote task={task} />
      <TaskPictures id={id} />
      {measuresOf && <TaskSheet id={id} />}
      {measuresOf && personId && (
        <div className="mt-3">
          {isMeasured ? (
            measuresOf(personId)
          ) : (
            <Button variant="secondary" size="small" onClick={() => setMeasured(true)}>
              {t('measures')}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
