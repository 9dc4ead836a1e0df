import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { fileAnswer } from '../../shared/api/file-answer.ts'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import { daysBetween } from '../../shared/calendar/civil-date.ts'
import { phoneField } from '../../shared/postal/postal-address.schema.ts'
import { emailField } from '../accounts/signing-in/credential-fields.ts'
import { appointmentKinds, openKinds } from './appointment-kinds.ts'
import { appointmentStatuses } from './appointment-status.rules.ts'
import {
  daysAtOnce,
  holdMinutes,
  messageMaxLength,
  mostCompanions,
  nameMaxLength,
} from './appointments.limits.ts'

const nameField = lineField({ maxLength: nameMaxLength }).min(1)
const momentField = z.iso.datetime({ offset: true }).describe('The beginning of a slot, as the slots say it')
const dayField = z.iso.date()
const instant = z.string().describe('ISO 8601, by the clocks of Paris')

const slotSchema = z.object({
  start: instant,
  end: instant,
  needsConfirmation: z.boolean().describe('The house confirms it: a Saturday'),
})

export const appointmentSchema = z.object({
  _id: z.string(),
  type: z.enum(appointmentKinds),
  typeName: z.string(),
  status: z.enum(appointmentStatuses),
  start: instant,
  end: instant,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  eventDate: dayField.nullable(),
  companions: z.number().int(),
  productId: z.string().nullable(),
  bookedAt: z.iso.datetime(),
  changeUntil: instant.describe('Until then the customer changes and cancels it without the house'),
  canChange: z.boolean(),
  notBefore: dayField.nullable().describe('The first day to which the customer can move it; null for any'),
  calendarKey: z.string().describe('Opens the file for a calendar, and nothing else'),
})

const bookingSchema = z.object({
  type: z.enum(openKinds),
  start: momentField,
  firstName: nameField,
  lastName: nameField,
  email: emailField,
  phone: phoneField.min(1),
  message: paragraphsField({ maxLength: messageMaxLength }).default(''),
  eventDate: dayField.nullish().transform((day) => day ?? null),
  companions: z.number().int().min(0).max(mostCompanions).default(0),
  productId: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null)
    .describe('The product that the customer came from'),
  hold: z.uuid().optional().describe('What was held while the form was filled in'),
})

const params = z.object({ id: z.uuid() })
const query = z.object({
  key: z.string().max(100).optional().describe('Of the link that was mailed; not needed by the owner'),
})
const success = z.literal(true)
const oneAnswer = z.object({ success, appointment: appointmentSchema, message: z.string() })
const taken = 'The slot is not open: `slots` names the three nearest'

export const appointmentsContract = defineContract({
  'GET /appointments/types': {
    access: 'public',
    summary: 'Lists the types of appointment that customers can book',
    answer: z.object({
      success,
      types: z.array(
        z.object({ _id: z.enum(openKinds), name: z.string(), durationMinutes: z.number().int() }),
      ),
    }),
  },
  'GET /appointments/slots': {
    access: 'public',
    summary: `Lists the free slots of a range of at most ${daysAtOnce} days in Paris`,
    query: z
      .object({
        type: z.enum(appointmentKinds),
        from: dayField,
        to: dayField,
        hold: z.uuid().optional().describe('A hold of the asker’s own, which does not count as taken'),
        appointment: z
          .uuid()
          .optional()
          .describe('An appointment that is to be moved, which counts no more than that'),
      })
      .refine(({ from, to }) => from <= to && daysBetween(from, to) < daysAtOnce, {
        path: ['to'],
        error: 'appointments:fields.tooManyDays',
      }),
    answer: z.object({ success, slots: z.array(slotSchema) }),
  },
  'POST /appointments/holds': {
    access: 'public',
    idempotent: true,
    summary: `Reserves a slot for ${holdMinutes} minutes, in place of the one that the same form reserved before`,
    body: z.object({
      type: z.enum(openKinds),
      start: momentField,
      instead: z.uuid().optional().describe('The hold that the same form had before; it is let go'),
    }),
    status: 201,
    conflicts: taken,
    answer: z.object({ success, hold: z.object({ _id: z.string(), until: z.iso.datetime() }) }),
  },
  'DELETE /appointments/holds/{id}': {
    access: 'public',
    summary: 'Releases a reserved slot; succeeds if the reservation has expired',
    params,
    answer: z.object({ success }),
  },
  'POST /appointments': {
    access: 'public',
    idempotent: true,
    summary: 'Books an appointment: confirmed at once on weekdays, pending confirmation on Saturdays',
    body: bookingSchema,
    status: 201,
    conflicts: taken,
    answer: oneAnswer.extend({
      manageKey: z
        .string()
        .describe('Opens the appointment to the customer who booked it, like the link that is mailed'),
    }),
  },
  'GET /appointments': {
    access: 'user',
    summary: 'Lists the caller’s appointments, latest first',
    answer: z.object({ success, appointments: z.array(appointmentSchema) }),
  },
  'GET /appointments/{id}': {
    access: 'public',
    summary: 'Returns an appointment, to its owner or by the key of the mailed link',
    params,
    query,
    answer: z.object({ success, appointment: appointmentSchema }),
  },
  'PUT /appointments/{id}': {
    access: 'public',
    summary: 'Reschedules an appointment, for its owner or by the key of the mailed link',
    params,
    query,
    body: z.object({ start: momentField }),
    conflicts: `${taken}; or the appointment is over, cancelled or too close`,
    answer: oneAnswer,
  },
  'DELETE /appointments/{id}': {
    access: 'public',
    summary:
      'Cancels an appointment, for its owner or by the key of the mailed link; succeeds if it is already cancelled',
    params,
    query,
    conflicts: 'The appointment is over, cancelled by the company or too close',
    answer: oneAnswer,
  },
  'GET /appointments/{id}.ics': {
    access: 'public',
    summary: 'Returns an appointment as an iCalendar file, to its owner or by the key of a mailed link',
    params,
    query,
    file: { contentType: 'text/calendar; charset=utf-8' },
    answer: fileAnswer,
  },
})

export type AppointmentsContract = typeof appointmentsContract
export type Appointment = Readonly<z.output<typeof appointmentSchema>>
export type OfferedSlot = Readonly<z.output<typeof slotSchema>>
