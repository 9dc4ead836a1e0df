import { z } from 'zod'
import { lineField, paragraphsField } from '../../shared/api/text-fields.ts'
import { languages } from '../../shared/i18n/languages.ts'
import { phoneField } from '../../shared/postal/postal-address.schema.ts'
import { emailField } from '../accounts/signing-in/credential-fields.ts'
import { appointmentEventKinds } from '../appointments/appointment-events.ts'
import { appointmentKinds } from '../appointments/appointment-kinds.ts'
import { appointmentStatuses } from '../appointments/appointment-status.rules.ts'
import { appointmentSchema } from '../appointments/appointments.contract.ts'
import {
  messageMaxLength,
  mostCompanions,
  nameMaxLength,
  salons,
} from '../appointments/appointments.limits.ts'
import { noteMaxLength } from './appointments-desk.limits.ts'
import { staffMomentField } from './staff-days.schema.ts'
import { staffDeeds } from './staff-deeds.rules.ts'

export const dayField = z.iso.date()
const instant = z.string().describe('ISO 8601, by the clocks of Paris')
const nameField = lineField({ maxLength: nameMaxLength }).min(1)
export const salonField = z.enum(salons)

/** An appointment as the team sees it. */
export const staffAppointmentSchema = appointmentSchema
  .omit({ canChange: true, changeUntil: true, calendarKey: true })
  .extend({ salon: salonField, language: z.enum(languages), hasNote: z.boolean() })

export const detailSchema = staffAppointmentSchema.extend({
  note: z.string().describe('What the house keeps to itself'),
  cancelReason: z.string(),
  accountId: z.string().nullable(),
  commissionId: z.string().nullable().describe('The commission of whose stage it is'),
  productName: z.string().nullable(),
  deeds: z.array(z.enum(staffDeeds)).describe('What the house can do with it now'),
  events: z.array(
    z.object({
      kind: z.enum(appointmentEventKinds),
      at: z.iso.datetime(),
      actor: z.enum(['customer', 'house']),
      actorName: z.string().nullable(),
      status: z.enum(appointmentStatuses),
      start: instant,
    }),
  ),
})

/** The place that the team gives to an appointment: any half hour, in a given salon or in the first free one. */
export const placeFields = {
  start: staffMomentField,
  salon: salonField.optional().describe('The first that is free, where none is said'),
  evenIfClosed: z
    .boolean()
    .default(false)
    .describe('Outside the hours of the salon, or while it is closed, all the same'),
}

export const appointmentBody = z.object({
  type: z.enum(appointmentKinds),
  ...placeFields,
  firstName: nameField,
  lastName: nameField,
  email: z
    .union([z.literal(''), emailField])
    .default('')
    .describe('Without one, nothing is mailed'),
  phone: phoneField.min(1),
  language: z.enum(languages).default('fr'),
  message: paragraphsField({ maxLength: messageMaxLength }).default(''),
  note: paragraphsField({ maxLength: noteMaxLength }).default(''),
  eventDate: dayField.nullish().transform((day) => day ?? null),
  companions: z.number().int().min(0).max(mostCompanions).default(0),
})

const conflictSchema = z.object({
  _id: z.string().nullable().describe('The appointment; none where a customer holds the time at this moment'),
  name: z.string(),
  typeName: z.string(),
  salon: salonField,
  start: instant,
  end: instant,
})

export const placementSchema = z.object({
  start: instant,
  end: instant,
  salons: z.array(salonField).describe('Those that are free for it and the buffer after it'),
  conflicts: z
    .array(conflictSchema)
    .describe('What is in the way, in the salon that was asked for or in either'),
  closed: z
    .enum(['past', 'holiday', 'hours', 'unavailable'])
    .nullable()
    .describe('Why the house does not receive then by itself'),
  closedReason: z.string().describe('What the house has noted of the closure'),
})

export type StaffAppointment = Readonly<z.output<typeof staffAppointmentSchema>>
export type StaffAppointmentDetail = Readonly<z.output<typeof detailSchema>>
export type Placement = Readonly<z.output<typeof placementSchema>>
