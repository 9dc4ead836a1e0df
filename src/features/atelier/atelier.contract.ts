import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { fileAnswer } from '../../shared/api/file-answer.ts'
import { paragraphsField } from '../../shared/api/text-fields.ts'
import { measuresAudit } from '../body-measures/body-measures.audit.ts'
import { occasions, wordsLength } from '../commissions/commissions.limits.ts'
import { stageKeys } from '../commissions/stages/stages.ts'
import { atelierAudit } from './atelier.audit.ts'
import { workMinutes } from './atelier.limits.ts'

const success = z.literal(true)
const day = z.iso.date()
/** No day of this company is older; the database knows fewer than the calendar. */
const workDay = day.refine((date) => date >= '2000-01-01')
const minutes = z.number().int().min(workMinutes.least).max(workMinutes.most)
const params = z.object({ id: z.uuid(), stage: z.enum(stageKeys) })

/** Who makes a commission sees no amount, no address, no telephone number and no e-mail. */
const areas = ['workshop', 'salon', 'sales'] as const

const taskSchema = z.object({
  _id: z.string().describe('The commission'),
  number: z.string(),
  firstName: z.string(),
  title: z.string(),
  occasion: z.enum(occasions),
  eventDate: day.nullable(),
  stage: z.enum(stageKeys),
  waits: z.boolean().describe('It does not begin yet: something is owed before it'),
  plannedOn: day.nullable().describe('When it is proposed to be passed'),
  latestOn: day.nullable().describe('The last day on which it may be passed; null where that is gone'),
  late: z.boolean().describe('The commission can not be handed over in time as the atelier stands'),
  minutesPlanned: z.number().int(),
  minutesWorked: z.number().int(),
  cloths: z.array(z.object({ description: z.string(), readyOn: day.nullable() })),
  note: z.string(),
  appointmentAt: z.iso.datetime().nullable().describe('When the customer comes for it'),
  personId: z.string().nullable().describe('By whom measures are found; null where no account keeps any'),
  work: z
    .array(z.object({ _id: z.string(), minutes: z.number().int(), workedOn: day, by: z.string() }))
    .describe('What was worked on it, the latest first'),
})

const tasksAnswer = z.object({
  success,
  tasks: z
    .array(taskSchema)
    .describe('The present stage of each commission that is made, the most urgent first'),
  week: z.object({
    minutes: z.number().int().describe('What all hands together work in a week'),
    planned: z.number().int().describe('What is planned for the seven days from today'),
  }),
})

export const atelierContract = defineContract({
  'GET /admin/atelier': {
    access: 'staff',
    areas,
    summary: 'Lists what the atelier has in hand, without amounts and ways to reach the customer',
    answer: tasksAnswer,
  },
  'GET /admin/atelier/commissions/{id}/work-sheet.pdf': {
    access: 'staff',
    areas: ['workshop'],
    audit: [measuresAudit['measures-read']],
    summary:
      'Prints what is needed to sew a commission, with the measurements of its customer, who is shown the reading',
    params: params.pick({ id: true }),
    file: { contentType: 'application/pdf' },
    answer: fileAnswer,
  },
  'POST /admin/atelier/{id}/stages/{stage}/work': {
    access: 'staff',
    areas,
    audit: [atelierAudit['work-noted']],
    idempotent: true,
    summary: 'Notes time that was worked on the present stage; the plan asks for what is left',
    params,
    body: z.object({ minutes, workedOn: workDay }),
    conflicts: 'The stage is not the present one',
    answer: tasksAnswer,
  },
  'DELETE /admin/atelier/work/{workId}': {
    access: 'staff',
    areas,
    audit: [atelierAudit['work-deleted']],
    summary: 'Removes time that was noted by mistake',
    params: z.object({ workId: z.uuid() }),
    answer: tasksAnswer,
  },
  'PUT /admin/atelier/{id}/stages/{stage}/note': {
    access: 'staff',
    areas,
    audit: [atelierAudit['note-changed']],
    summary: 'Changes the note of a stage, which the customer never reads',
    params,
    body: z.object({
      note: paragraphsField({ maxLength: wordsLength }),
      seen: z
        .string()
        .max(wordsLength)
        .describe('The note as it was read, so that nobody writes over another’s'),
    }),
    conflicts: 'The note was changed meanwhile',
    answer: tasksAnswer,
  },
})

export type AtelierContract = typeof atelierContract
export type AtelierTask = Readonly<z.output<typeof taskSchema>>
export type AtelierTasks = Readonly<z.output<typeof tasksAnswer>>
