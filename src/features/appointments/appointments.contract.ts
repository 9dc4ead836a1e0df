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
    summary: 'The kinds of visit that a customer books',
    answer: z.object({
      success,
      types: z.array(
        z.object({ _id: z.enum(openKinds), name: z.string(), durationMinutes: z.number().int() }),
      ),
    }),
  },
  'GET /appointments/slots': {
    access: 'public',
    summary: `The open slots of some days in Paris, at most ${daysAtOnce} of them`,
    query: z
      .object({
        type: z.enum(appointmentKinds),
        from: dayField,
        to: dayField,
        hold: z.uuid().optional().describe('A hold of the asker’s own, which does not count as taken'),
        appointment: z
          .uuid()
          .optional()
          .describe('A visit that is to be moved, which counts no more than that'),
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
    summary: `Holds a slot for ${holdMinutes} minutes, while the form is filled in`,
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
    summary: 'Lets go of a held slot; done as well when it has run out',
    params,
    answer: z.object({ success }),
  },
  'POST /appointments': {
    access: 'public',
    idempotent: true,
    summary: 'Books a visit: confirmed at once on weekdays, to be confirmed by the house on Saturdays',
    body: bookingSchema,
    status: 201,
    conflicts: taken,
    answer: oneAnswer.extend({
      manageKey: z.string().describe('Opens the visit to whoever booked it, like the link that is mailed'),
    }),
  },
  'GET /appointments': {
    access: 'user',
    summary: 'The caller’s visits, the latest first',
    answer: z.object({ success, appointments: z.array(appointmentSchema) }),
  },
  'GET /appointments/{id}': {
    access: 'public',
    summary: 'A visit, for its owner or by the link that was mailed',
    params,
    query,
    answer: z.object({ success, appointment: appointmentSchema }),
  },
  'PUT /appointments/{id}': {
    access: 'public',
    summary: 'Moves a visit, for its owner or by the link that was mailed',
    params,
    query,
    body: z.object({ start: momentField }),
    conflicts: `${taken}; or the visit is over, cancelled or too near`,
    answer: oneAnswer,
  },
  'DELETE /appointments/{id}': {
    access: 'public',
    summary:
      'Cancels a visit, for its owner or by the link that was mailed; done as well when it is cancelled',
    params,
    query,
    conflicts: 'The visit is over, cancelled by the house or too near',
    answer: oneAnswer,
  },
  'GET /appointments/{id}.ics': {
    access: 'public',
    summary: 'A visit for a calendar, for its owner or by one of the links that were mailed',
    params,
    query,
    file: { contentType: 'text/calendar; charset=utf-8' },
    answer: fileAnswer,
  },
})

export type AppointmentsContract = typeof appointmentsContract
export type Appointment = Readonly<z.output<typeof appointmentSchema>>
export type OfferedSlot = Readonly<z.output<typeof slotSchema>>
