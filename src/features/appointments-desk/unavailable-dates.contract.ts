import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { lineField } from '../../shared/api/text-fields.ts'
import { daysBetween } from '../../shared/calendar/civil-date.ts'
import { salons } from '../appointments/appointments.limits.ts'
import { closureAudit } from './appointments.audit.ts'
import { closureReasonMaxLength, longestClosureDays } from './appointments-desk.limits.ts'
import { staffDayField } from './staff-days.schema.ts'

const success = z.literal(true)
const dayField = z.iso.date()
const timeField = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const salonField = z.enum(salons)
const instant = z.string().describe('ISO 8601, by the clocks of Paris')

const closureFields = {
  firstDay: staffDayField,
  lastDay: staffDayField,
  fromTime: timeField
    .nullish()
    .transform((time) => time ?? null)
    .describe('From the beginning of each day, without one'),
  toTime: timeField
    .nullish()
    .transform((time) => time ?? null)
    .describe('To the end of each day, without one'),
  repeats: z.enum(['never', 'weekly', 'yearly']).default('never'),
  repeatsUntil: staffDayField
    .nullish()
    .transform((day) => day ?? null)
    .describe('For good, without one'),
  salon: salonField
    .nullish()
    .transform((salon) => salon ?? null)
    .describe('The whole house, without one'),
}

const closureBody = z
  .object({ ...closureFields, reason: lineField({ maxLength: closureReasonMaxLength }).default('') })
  .refine(({ firstDay, lastDay }) => firstDay <= lastDay, {
    path: ['lastDay'],
    error: 'appointments-desk:fields.endsBeforeItBegins',
  })
  .refine(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) < longestClosureDays, {
    path: ['lastDay'],
    error: 'appointments-desk:fields.tooLongClosed',
  })
  .refine(({ fromTime, toTime }) => fromTime === null || toTime === null || fromTime < toTime, {
    path: ['toTime'],
    error: 'appointments-desk:fields.endsBeforeItBegins',
  })

const closureSchema = z.object({
  _id: z.string(),
  firstDay: dayField,
  lastDay: dayField,
  fromTime: z.string().nullable(),
  toTime: z.string().nullable(),
  repeats: z.enum(['never', 'weekly', 'yearly']),
  repeatsUntil: dayField.nullable(),
  salon: salonField.nullable(),
  reason: z.string(),
})

/** An appointment that the team has to move or cancel because of a closure. */
export const touchedSchema = z.object({
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  typeName: z.string(),
  salon: salonField,
  start: instant,
  end: instant,
})

export const unavailableDatesContract = defineContract({
  'GET /admin/unavailable-dates': {
    access: 'staff',
    areas: ['salon'],
    summary: 'Lists current and future closures',
    answer: z.object({ success, closures: z.array(closureSchema) }),
  },
  'POST /admin/unavailable-dates/touched': {
    access: 'staff',
    areas: ['salon'],
    audit: { none: 'it changes nothing' },
    summary: 'Lists the appointments that a closure would affect; changes nothing',
    body: closureBody,
    answer: z.object({ success, appointments: z.array(touchedSchema) }),
  },
  'POST /admin/unavailable-dates': {
    access: 'staff',
    areas: ['salon'],
    audit: [closureAudit.created],
    idempotent: true,
    summary: 'Creates a closure of days or hours; appointments within it are kept',
    body: closureBody,
    status: 201,
    answer: z.object({
      success,
      closure: closureSchema,
      appointments: z.array(touchedSchema).describe('The appointments that it touches'),
      message: z.string(),
    }),
  },
  'DELETE /admin/unavailable-dates/{id}': {
    access: 'staff',
    areas: ['salon'],
    audit: [closureAudit.removed],
    summary: 'Deletes a closure; succeeds if it does not exist',
    params: z.object({ id: z.uuid() }),
    answer: z.object({ success, message: z.string() }),
  },
})

export type UnavailableDatesContract = typeof unavailableDatesContract
export type StaffClosure = Readonly<z.output<typeof closureSchema>>
export type TouchedAppointment = Readonly<z.output<typeof touchedSchema>>
