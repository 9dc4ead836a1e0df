import { useState } from 'react'
import { spokenTime } from '../../../../shared/dates/spoken-time.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import type { AppointmentKind } from '../../../appointments/appointment-kinds.ts'
import { OpenSlots } from '../../../appointments/web/slots/open-slots.public.tsx'
import type { CommissionsDeskContract } from '../../commissions-desk.contract.ts'
import type { DeskCommission } from '../../desk-commission.schema.ts'
import { useCommissionWrite } from '../use-commission-write.ts'

type Stage = DeskCommission['stages'][number]

interface NoteAppointmentProps {
  readonly id: string
  readonly stage: Stage
  readonly type: AppointmentKind
}

const NoteForm = ({ id, stage, type, onClose }: NoteAppointmentProps & { onClose: () => void }) => {
  const { t } = useTranslation('deskCommissions')
  const lng = useLanguage()
  const api = useApi<CommissionsDeskContract>()
  const [start, setStart] = useState<string | null>(null)
  const { write, busy } = useCommissionWrite({
    done: t('appointment.noted'),
    failed: t('appointment.failed'),
    send: (chosen: string, idempotencyKey) =>
      api('POST /admin/commissions/{id}/stages/{stage}/appointment', {
        params: { id, stage: stage.stage },
        body: { start: chosen },
        idempotencyKey,
      }),
    after: onClose,
  })
  return (
    <div className="flex flex-col gap-5">
      <OpenSlots type={type} value={start} onChoose={setStart} near={stage.plannedOn ?? undefined} />
      <Button
        loading={busy}
        aria-disabled={start === null}
        onClick={() => start !== null && void write(start)}
        className="self-end"
      >
        {start === null
          ? t('appointment.choose')
          : t('appointment.confirm', { when: spokenTime(Date.parse(start), lng) })}
      </Button>
    </div>
  )
}

/** Notes the appointment at the end of a stage, among the open slots. */
export const NoteAppointment = (props: NoteAppointmentProps) => {
  const { t } = useTranslation('deskCommissions')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('appointment.open')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('appointment.title', { stage: t(`stages.${props.stage.stage}`) })}
        plain
        width="wide"
        closeLabel={t('close')}
      >
        <NoteForm {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
