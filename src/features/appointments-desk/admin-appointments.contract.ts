import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { fileAnswer } from '../../shared/api/file-answer.ts'
import { daysParam, filterParam, pagesParams } from '../../shared/api/query-params.ts'
import { paragraphsField, replacedField } from '../../shared/api/text-fields.ts'
import { daysBetween } from '../../shared/calendar/civil-date.ts'
import { appointmentKinds } from '../appointments/appointment-kinds.ts'
import { appointmentStatuses } from '../appointments/appointment-status.rules.ts'
import { daysAtOnce } from '../appointments/appointments.limits.ts'
import { listAudit } from '../journal/lists.audit.ts'
import { appointmentAudit } from './appointments.audit.ts'
import {
  adminAppointmentSorts,
  adminAppointmentsPageSize,
  noteMaxLength,
  outcomes,
  periods,
  reasonMaxLength,
  searchMaxLength,
} from './appointments-desk.limits.ts'
import {
  appointmentBody,
  dayField,
  detailSchema,
  placeFields,
  placementSchema,
  salonField,
  staffAppointmentSchema,
} from './staff-appointment.schema.ts'
import { staffDayField, staffMomentField } from './staff-days.schema.ts'
import { statusesByStaff } from './staff-deeds.rules.ts'

const count = z.number().int().nonnegative()
const success = z.literal(true)
const params = z.object({ id: z.uuid() })
const detailAnswer = z.object({ success, appointment: detailSchema, message: z.string() })
const placeTaken =
  'Another appointment is in the way (`slots` names the nearest), or the house is closed then'

export const adminAppointmentsContract = defineContract({
  'GET /admin/appointments': {
    access: 'staff',
    areas: ['salon'],
    audit: [listAudit.saved],
    summary: 'Lists appointments',
    query: z.object({
      ...pagesParams({ defaultLimit: adminAppointmentsPageSize }),
      period: z.enum(periods).default('upcoming'),
      status: z.enum(appointmentStatuses).optional(),
      waiting: z.literal('house').optional().describe('Those to be confirmed, and those of today'),
      type: z.enum(appointmentKinds).optional(),
      salon: salonField.optional(),
      days: daysParam().describe('The days of the visit'),
      outcome: z.enum(outcomes).optional().describe('Those whose visitor has paid an order since'),
      search: filterParam({ maxLength: searchMaxLength }).describe(
        'Beginnings of words: name, e-mail address; digits of a telephone number',
      ),
      sort: z.enum(adminAppointmentSorts).optional().describe('The next first, of the past the latest'),
    }),
    answer: z.object({
      success,
      appointments: z.array(staffAppointmentSchema),
      count: count.describe('Appointments that were asked for, on all pages'),
      totalPages: count,
      counts: z
        .record(z.enum(appointmentStatuses), count)
        .describe('Appointments of each status in the period'),
    }),
  },
  'POST /admin/appointments': {
    access: 'staff',
    areas: ['salon'],
    audit: [appointmentAudit.created],
    idempotent: true,
    summary: 'Creates an appointment on behalf of a customer; it is confirmed at once',
    body: appointmentBody,
    status: 201,
    conflicts: placeTaken,
    answer: detailAnswer,
  },
  'GET /admin/appointments/{id}': {
    access: 'staff',
    areas: ['salon'],
    summary: 'Returns an appointment with its history',
    params,
    answer: z.object({ success, appointment: detailSchema }),
  },
  'PUT /admin/appointments/{id}': {
    access: 'staff',
    areas: ['salon'],
    audit: [appointmentAudit.moved],
    summary:
      'Reschedules an appointment or changes its salon; the customer is notified when the time changes',
    params,
    body: z.object(placeFields),
    conflicts: `${placeTaken}; or the appointment is over or cancelled`,
    answer: detailAnswer,
  },
  'PUT /admin/appointments/{id}/status': {
    access: 'staff',
    areas: ['salon'],
    audit: [
      appointmentAudit.confirmed,
      appointmentAudit['cancelled-by-house'],
      appointmentAudit.honoured,
      appointmentAudit.absent,
    ],
    summary: 'Changes the status of an appointment: confirmed, cancelled, attended or missed',
    params,
    body: z
      .object({
        status: z.enum(statusesByStaff),
        reason: paragraphsField({ maxLength: reasonMaxLength })
          .default('')
          .describe('Why it is cancelled, as the customer is told'),
      })
      .refine(({ status, reason }) => status !== 'cancelled_by_house' || reason !== '', {
        path: ['reason'],
        error: 'appointments-desk:fields.reasonMissing',
      }),
    conflicts: 'The current status does not allow this change',
    answer: detailAnswer,
  },
  'PUT /admin/appointments/{id}/note': {
    access: 'staff',
    areas: ['salon'],
    audit: [appointmentAudit.noted],
    summary: 'Sets the internal note of an appointment',
    params,
    body: z.object({
      note: paragraphsField({ maxLength: noteMaxLength }),
      replaces: replacedField({ maxLength: noteMaxLength }),
    }),
    conflicts: 'Somebody else has written another note meanwhile',
    answer: detailAnswer,
  },
  'GET /admin/placements': {
    access: 'staff',
    areas: ['salon'],
    summary: 'Checks what conflicts with an appointment at a given time',
    query: z.object({
      type: z.enum(appointmentKinds),
      start: staffMomentField,
      salon: salonField.optional(),
      appointment: z.uuid().optional().describe('The appointment that would move; it is not in its own way'),
    }),
    answer: z.object({ success, placement: placementSchema }),
  },
  'GET /admin/day-sheet': {
    access: 'staff',
    areas: ['salon'],
    summary: 'Returns the appointments of a day as PDF, with what has to be known of each',
    query: z.object({ date: staffDayField }),
    file: { contentType: 'application/pdf' },
    answer: fileAnswer,
  },
  'GET /admin/calendar': {
    access: 'staff',
    areas: ['salon'],
    summary: `Lists appointments and closures of a range of at most ${daysAtOnce} days in Paris`,
    query: z
      .object({ from: staffDayField, to: staffDayField, salon: salonField.optional() })
      .refine(({ from, to }) => from <= to && daysBetween(from, to) < daysAtOnce, {
        path: ['to'],
        error: 'appointments:fields.tooManyDays',
      }),
    answer: z.object({
      success,
      appointments: z
        .array(staffAppointmentSchema)
        .describe('Without those that were cancelled, in order of time'),
      days: z.array(
        z.object({
          date: dayField,
          holiday: z.boolean(),
          hours: z.array(z.object({ from: z.string(), to: z.string(), onRequest: z.boolean() })),
          closures: z.array(
            z.object({
              _id: z.string(),
              from: z.string().describe('« 00:00 » where it begins with the day'),
              to: z.string().describe('« 24:00 » where it lasts to the end of the day'),
              salon: salonField.nullable().describe('The whole house, where there is none'),
              reason: z.string(),
            }),
          ),
        }),
      ),
    }),
  },
})

export type AdminAppointmentsContract = typeof adminAppointmentsContract
export type CalendarDay = Readonly<
  z.output<(typeof adminAppointmentsContract)['GET /admin/calendar']['answer']>['days'][number]
>
