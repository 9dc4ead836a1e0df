import { parisInstantMs } from '../../../../shared/calendar/paris-clock.ts'
import type { StaffAppointment } from '../../staff-appointment.schema.ts'
import { MoveDialog } from '../appointment/move-dialog.tsx'
import { NewAppointmentDialog } from '../appointment/new-appointment-dialog.tsx'
import type { Place } from './calendar-layout.rules.ts'

/** A new appointment to note, or an appointment to move, and the proposed place if there is one. */
export interface OpenedDialog {
  readonly appointment?: StaffAppointment
  readonly place?: Place | undefined
}

interface AskedDialogProps {
  readonly asked: OpenedDialog
  readonly onClose: () => void
}

/** The dialog to note an appointment or to move one. */
export const AskedDialog = ({ asked: { appointment, place }, onClose }: AskedDialogProps) => {
  const proposed = place && {
    start: new Date(parisInstantMs(place.date, place.minutes)).toISOString(),
    salon: place.salon,
  }
  if (appointment)
    return <MoveDialog appointment={appointment} {...(proposed && { proposed })} onClose={onClose} />
  return <NewAppointmentDialog {...(proposed && { proposed })} onClose={onClose} onCreated={onClose} />
}
