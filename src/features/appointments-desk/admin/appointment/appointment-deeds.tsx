import { useState } from 'react'
import { useApi } from '../../../../ui/api/use-api.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { AdminAppointmentsContract } from '../../admin-appointments.contract.ts'
import type { StaffAppointmentDetail } from '../../staff-appointment.schema.ts'
import type { StaffDeed, StatusByStaff } from '../../staff-deeds.rules.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { useStaffWrite } from './use-staff-write.ts'

const statusOf = { confirm: 'confirmed', honoured: 'honoured', absent: 'absent' } as const satisfies Partial<
  Record<StaffDeed, StatusByStaff>
>

/** The actions of the team that are possible for an appointment now. */
export const AppointmentDeeds = ({ appointment }: { appointment: StaffAppointmentDetail }) => {
  const { t } = useTranslation('staffAppointment')
  const { _id: id, deeds } = appointment
  const api = useApi<AdminAppointmentsContract>()
  const [asked, setAsked] = useState<'move' | 'cancel'>()
  const { write, busy } = useStaffWrite({
    send: (status: StatusByStaff) =>
      api('PUT /admin/appointments/{id}/status', { params: { id }, body: { status } }),
    hasWritten: (_, status) => status === 'confirmed' && appointment.email !== '',
    undo: (status) => ({ id, action: `appointment.${status}` }),
  })
  const close = () => setAsked(undefined)
  if (deeds.length === 0) return null
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {deeds.map((deed) => (
        <Button
          key={deed}
          size="small"
          variant={deed === 'confirm' ? 'primary' : 'secondary'}
          aria-disabled={busy}
          onClick={() => {
            if (deed === 'move' || deed === 'cancel') setAsked(deed)
            else if (!busy) void write(statusOf[deed])
          }}
        >
          {t(`deeds.${deed}`)}
        </Button>
      ))}
      {asked === 'move' && <MoveDialog appointment={appointment} onClose={close} />}
      {asked === 'cancel' && <CancelDialog appointment={appointment} onClose={close} />}
    </div>
  )
}
