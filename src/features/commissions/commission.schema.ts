import { z } from 'zod'
import { appointmentKinds } from '../appointments/appointment-kinds.ts'
import { appointmentStatuses } from '../appointments/appointment-status.rules.ts'
import { budgets, measureWays, occasions } from './commissions.limits.ts'
import { commissionEventKinds } from './stages/commission-events.ts'
import { commissionStatuses } from './stages/commission-status.rules.ts'
import { stageKeys } from './stages/stages.ts'

const euros = z.number().describe('In euros, with VAT')
const day = z.iso.date()

const lineSchema = z.object({
  description: z.string(),
  quantity: z.number().int(),
  unit: euros,
  amount: euros,
})

export const shownQuoteSchema = z.object({
  version: z.number().int(),
  status: z.enum(['sent', 'accepted', 'superseded', 'withdrawn']),
  title: z.string(),
  words: z.string(),
  lines: z.array(lineSchema),
  options: z.array(lineSchema).describe('What could be added; not in the total'),
  cloths: z.array(z.object({ description: z.string(), readyOn: day.nullable() })),
  stages: z.array(z.enum(stageKeys)),
  schedule: z.array(
    z.object({
      beforeStage: z.enum(stageKeys).nullable().describe('Null at the acceptance'),
      amount: euros,
    }),
  ),
  total: euros,
  handoverBy: day,
  sentAt: z.iso.datetime(),
  validUntil: day,
  hindrance: z
    .enum(['accepted', 'superseded', 'lapsed', 'below-paid'])
    .nullable()
    .describe('Why it can not be accepted'),
  document: z.string().describe('The SHA-256 of its PDF, which is sent back with the acceptance'),
  acceptedAt: z.iso.datetime().nullable(),
  acceptedBy: z.string().nullable(),
  changes: z
    .object({
      amount: euros.describe('What it costs more, or less, than the accepted version'),
      lines: z.array(z.object({ before: lineSchema.nullable(), after: lineSchema.nullable() })),
      handoverBy: day.nullable().describe('The new day, where it has changed'),
    })
    .nullable()
    .describe('What it changes in the accepted version'),
})

export const shownInstalmentSchema = z.object({
  _id: z.string(),
  beforeStage: z.enum(stageKeys).nullable(),
  amount: euros,
  status: z.enum(['to_come', 'due', 'paid']),
  paidAt: z.iso.datetime().nullable(),
})

const stageSchema = z.object({
  stage: z.enum(stageKeys),
  state: z.enum(['done', 'present', 'to_come']),
  doneOn: day.nullable(),
  plannedOn: day.nullable().describe('When it is proposed to be passed'),
  words: z.string(),
  appointment: z
    .object({
      _id: z.string(),
      start: z.iso.datetime(),
      status: z.enum(appointmentStatuses),
      key: z.string().nullable().describe('Opens it to its customer; null for the house'),
    })
    .nullable()
    .describe('The last one that was booked for it and not cancelled'),
  booking: z
    .object({ type: z.enum(appointmentKinds), from: day.nullable() })
    .nullable()
    .describe('Where an appointment can be booked for it now: its kind, and the first day for the customer'),
})

export const accountSchema = z.object({
  quoted: euros,
  paid: euros,
  credited: euros,
  due: euros,
  overpaid: euros,
})

export const commissionLineSchema = z.object({
  _id: z.string(),
  number: z.string(),
  status: z.enum(commissionStatuses),
  title: z.string().nullable().describe('Of the quote that counts; null before there is one'),
  occasion: z.enum(occasions),
  eventDate: day.nullable(),
  stage: z.enum(stageKeys).nullable(),
  waiting: z
    .enum(['quote', 'payment'])
    .nullable()
    .describe('What waits for the customer: a quote to read, or an instalment to pay'),
})

export const paperSchema = z.object({
  _id: z.string(),
  number: z.string(),
  kind: z.enum(['invoice', 'advance', 'credit-note']),
  issuedOn: day,
  amount: euros,
})

export const commissionSchema = commissionLineSchema.extend({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  eventPlace: z.string(),
  budget: z.enum(budgets).nullable(),
  words: z.string(),
  measures: z.enum(measureWays),
  productId: z.string().nullable(),
  endedWords: z.string(),
  createdAt: z.iso.datetime(),
  quotes: z.array(shownQuoteSchema).describe('Those that were sent, the latest first'),
  account: accountSchema.nullable().describe('Null before a quote was accepted'),
  instalments: z.array(shownInstalmentSchema),
  papers: z.array(paperSchema),
  stages: z.array(stageSchema),
  events: z.array(
    z.object({
      kind: z.enum(commissionEventKinds),
      at: z.iso.datetime(),
      actor: z.enum(['customer', 'house', 'payment']),
      version: z.number().int().nullable(),
      stage: z.enum(stageKeys).nullable(),
      amount: euros.nullable(),
    }),
  ),
})

export type Commission = Readonly<z.output<typeof commissionSchema>>
export type CommissionLine = Readonly<z.output<typeof commissionLineSchema>>
export type ShownQuote = Readonly<z.output<typeof shownQuoteSchema>>
export type ShownInstalment = Readonly<z.output<typeof shownInstalmentSchema>>
export type ShownStage = Commission['stages'][number]
export type ShownLine = ShownQuote['lines'][number]
