import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { appointmentStatuses } from '../appointments/appointment-status.rules.ts'
import { commissionPictureSchema } from '../commission-messages/commission-message.schema.ts'
import { occasions } from '../commissions/commissions.limits.ts'
import { stageKeys } from '../commissions/stages/stages.ts'

const success = z.literal(true)
const day = z.iso.date()
const params = z.object({ id: z.uuid().describe('The commission') })
const query = z.object({
  key: z.string().max(100).optional().describe('Of the link that was mailed; not needed by the owner'),
})

const linkAnswer = z.object({
  success,
  key: z.string().nullable().describe('Opens what a companion sees; null while nobody was invited'),
})

/** What is shown to somebody who comes along: when, how far, and how it looks. No amount, no measure, no words. */
const followedSchema = z.object({
  firstName: z.string(),
  title: z.string().nullable(),
  occasion: z.enum(occasions),
  eventDate: day.nullable(),
  stages: z.array(
    z.object({
      stage: z.enum(stageKeys),
      state: z.enum(['done', 'present', 'to_come']),
      doneOn: day.nullable(),
      plannedOn: day.nullable(),
      appointment: z
        .object({ start: z.iso.datetime(), status: z.enum(appointmentStatuses) })
        .nullable()
        .describe('When the customer comes to the salon for it'),
    }),
  ),
  pictures: z
    .array(commissionPictureSchema)
    .describe('That the house has shown the customer, the latest first'),
})

export type FollowedCommission = Readonly<z.output<typeof followedSchema>>

export const companionsContract = defineContract({
  'GET /commissions/{id}/companion': {
    access: 'public',
    summary: 'Returns the key of the link for a companion, to the owner or by the key of the mailed link',
    params,
    query,
    answer: linkAnswer,
  },
  'PUT /commissions/{id}/companion': {
    access: 'public',
    summary: 'Opens a link for a companion, which shows the stages and the pictures; one that is open stays',
    params,
    query,
    conflicts: 'The commission has ended',
    answer: linkAnswer,
  },
  'DELETE /commissions/{id}/companion': {
    access: 'public',
    summary: 'Closes the link for a companion; the next one will be another',
    params,
    query,
    answer: linkAnswer,
  },
  'GET /companions/{id}': {
    access: 'public',
    summary: 'Returns what a companion may see of a commission, by the key that its customer has passed on',
    params,
    query: z.object({ key: z.string().max(100) }),
    answer: z.object({ success, commission: followedSchema }),
  },
})

export type CompanionsContract = typeof companionsContract
