import { implementJob } from '../../../platform/jobs/implement-job.ts'
import { clearOldAppointments, oldAppointments } from './clear-old-appointments.ts'
import { reminderSweep, sendReminders } from './reminders/send-reminders.ts'

export const reminding = implementJob(reminderSweep, sendReminders)

export const clearing = implementJob(oldAppointments, clearOldAppointments)
