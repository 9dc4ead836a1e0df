import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { appointmentSweep, arrangeAppointments } from './measuring/arrange-appointments.ts'

export const arranging = implementJob(appointmentSweep, arrangeAppointments)
