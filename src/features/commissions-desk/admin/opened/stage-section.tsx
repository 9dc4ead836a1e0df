import { useState } from 'react'
import { longDay } from '../../../../shared/dates/long-day.ts'
import { spokenTime } from '../../../../shared/dates/spoken-time.ts'
import { pathTo } from '../../../../sitemap.ts'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { StageKey } from '../../../commissions/stages/stages.ts'
import type { CommissionsDeskContract } from '../../commissions-desk.contract.ts'
import type { DeskCommission } from '../../desk-commission.schema.ts'
import { useCommissionWrite } from '../use-commission-write.ts'
import { NoteAppointment } from './note-appointment.tsx'
import { PassDialog } from './pass-dialog.tsx'
import { PlanWords } from './plan-words.tsx'

/** The stages, and what moves them. */
export const StageSection = ({ commission }: { commission: DeskCommission }) => {
  const { t } = useTranslation('deskCommissions')
  const lng = useLanguage()
  const api = useApi<CommissionsDeskContract>()
  const [passing, setPassing] = useState<StageKey>()
  const { _id: id, stages, notes, moves } = commission
  const back = useCommissionWrite({
    done: t('stage.takenBack'),
    failed: t('stage.failed'),
    send: (stage: StageKey) =>
      api('POST /admin/commissions/{id}/stages/{stage}/take-back', { params: { id, stage } }),
  })
  const { passable, takenBack, owed } = moves
  const bookable = stages.find(({ booking }) => booking !== null)
  return (
    <AdminSection id="etapes" title={t('stage.title')}>
      {commission.plan && <PlanWords plan={commission.plan} />}
      {stages.length === 0 && <p className="text-ink-soft text-small">{t('stage.none')}</p>}
      <ol className="flex flex-col">
        {stages.map(({ stage, state, doneOn, plannedOn, words, appointment }) => {
          const noted = notes.find((note) => note.stage === stage)
          return (
            <li
              key={stage}
              aria-current={state === 'present' ? 'step' : undefined}
              className="border-hairline border-b py-2.5"
            >
              <p className="flex flex-wrap items-baseline gap-x-4">
                <span className={classNames('me-auto', state === 'present' && 'font-medium')}>
                  {state === 'done' && (
                    <span aria-hidden="true" className="me-2 text-sage">
                      ✓
                    </span>
                  )}
                  {t(`stages.${stage}`)}
                </span>
                <span className="text-ink-soft text-small tabular-nums">
                  {doneOn
                    ? t('stage.done', { day: longDay(doneOn, lng) })
                    : plannedOn && t('stage.planned', { day: longDay(plannedOn, lng) })}
                </span>
                <span className="text-ink-soft text-small tabular-nums">
                  {t('stage.hours', { count: noted?.hours ?? 0 })}
                </span>
              </p>
              {appointment && (
                <p className="mt-1 text-small">
                  <LocalLink
                    to={`${pathTo('adminAppointments')}?opened=${appointment._id}`}
                    className="thread-link relative"
                  >
                    {t(`appointment.${appointment.status}`, {
                      when: spokenTime(Date.parse(appointment.start), lng),
                    })}
                  </LocalLink>
                </p>
              )}
              {words && <p className="mt-1 whitespace-pre-line text-small wrap-anywhere">{words}</p>}
              {noted?.note && (
                <p className="mt-1 whitespace-pre-line border-hairline border-s-2 ps-3 text-ink-soft text-small wrap-anywhere">
                  {noted.note}
                </p>
              )}
            </li>
          )
        })}
      </ol>
      {owed && <p className="mt-4 bg-rose px-4 py-3 text-small">{t('stage.owed')}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {bookable?.booking && <NoteAppointment id={id} stage={bookable} type={bookable.booking.type} />}
        {passable && (
          <Button onClick={() => setPassing(passable)}>
            {t('stage.pass', { stage: t(`stages.${passable}`) })}
          </Button>
        )}
        {takenBack && (
          <Button variant="quiet" loading={back.busy} onClick={() => void back.write(takenBack)}>
            {t('stage.takeBack', { stage: t(`stages.${takenBack}`) })}
          </Button>
        )}
      </div>
      {passing && <PassDialog id={id} stage={passing} onClose={() => setPassing(undefined)} />}
    </AdminSection>
  )
}
