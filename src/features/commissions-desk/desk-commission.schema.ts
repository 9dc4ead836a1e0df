import { z } from 'zod'
import { languages } from '../../shared/i18n/languages.ts'
import { commissionLineSchema, commissionSchema } from '../commissions/commission.schema.ts'
import { constraints } from '../commissions/planning/planning.types.ts'
import { stageKeys } from '../commissions/stages/stages.ts'
import { boardColumns } from './board.ts'
import { quoteContentSchema } from './quote-draft.schema.ts'

const day = z.iso.date()

/** A commission as a line of the list. */
export const deskLineSchema = commissionLineSchema.extend({
  customer: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  total: z.number().nullable().describe('Of the quote that counts, in euros'),
  due: z.number().describe('What is asked for now, in euros'),
  waitsForHouse: z.boolean(),
  late: z.boolean().describe('It can not be handed over in time as the atelier stands'),
})

/** A commission as a card of the board. */
export const boardCardSchema = z.object({
  _id: z.string(),
  number: z.string(),
  customer: z.string(),
  title: z.string().nullable(),
  occasion: commissionLineSchema.shape.occasion,
  eventDate: day.nullable(),
  column: z.enum(boardColumns),
  next: z
    .enum(boardColumns)
    .nullable()
    .describe('Where it goes when its stage is passed; null if it can not be'),
  plannedOn: day.nullable().describe('When its stage is proposed to be passed'),
  late: z.boolean().describe('It can not be handed over in time as the atelier stands'),
  owed: z.boolean().describe('Its stage does not begin before an instalment is paid'),
  unread: z.boolean().describe('Its customer has written, and waits to be read'),
})

const refundSchema = z.object({
  _id: z.string(),
  instalmentId: z.string(),
  amount: z.number(),
  reason: z.string(),
  status: z.enum(['requested', 'pending', 'succeeded', 'failed', 'returned']),
  requestedAt: z.iso.datetime(),
  canRetry: z.boolean(),
})

/** A commission as the house sees it. */
export const deskCommissionSchema = commissionSchema.extend({
  accountId: z.string().nullable(),
  language: z.enum(languages),
  profileId: z.string().nullable(),
  draft: z
    .object({
      version: z.number().int(),
      saved: z
        .number()
        .int()
        .describe('Sent back with each change, so that two people do not undo each other’s'),
      content: quoteContentSchema,
      writtenAt: z.iso.datetime(),
    })
    .nullable(),
  lastContent: quoteContentSchema.nullable().describe('What a new version begins from'),
  notes: z.array(z.object({ stage: z.enum(stageKeys), note: z.string(), hours: z.number().int() })),
  refundable: z.array(z.object({ instalmentId: z.string(), amount: z.number() })),
  refunds: z.array(refundSchema),
  plan: z
    .object({
      handOverBy: day,
      slackDays: z.number().int().nullable().describe('Null where it can not be in time'),
      proposed: z.array(z.object({ stage: z.enum(stageKeys), on: day, latest: day.nullable() })),
      constraints: z.array(z.enum(constraints)).describe('What stands in the way'),
      help: z
        .object({
          earliestHandover: day.nullable(),
          earliestEvent: day.nullable(),
          additionalHoursAWeek: z.number().nullable(),
          clothBy: day.nullable(),
          comingFirst: z.boolean(),
          leavingOut: z.array(z.enum(stageKeys)).describe('Fittings that could be left out, together'),
        })
        .nullable()
        .describe('What would make it possible, each by itself'),
    })
    .nullable()
    .describe('Null where the atelier has nothing of it before it'),
  moves: z.object({
    canQuote: z.boolean(),
    canDecline: z.boolean(),
    canCancel: z.boolean(),
    canClose: z.boolean(),
    passable: z.enum(stageKeys).nullable().describe('The stage that can be passed now'),
    owed: z.boolean().describe('The present stage waits for money'),
    takenBack: z.enum(stageKeys).nullable().describe('The stage that can be taken back'),
  }),
})

export type DeskLine = Readonly<z.output<typeof deskLineSchema>>
export type DeskCommission = Readonly<z.output<typeof deskCommissionSchema>>
export type DeskRefund = DeskCommission['refunds'][number]
export type BoardCard = Readonly<z.output<typeof boardCardSchema>>

/** The answer of every call that reads or changes one commission. */
export const oneAnswer = z.object({ success: z.literal(true), commission: deskCommissionSchema })

/** A day that is written: no day of this company is older, and the database knows fewer than the calendar. */
export const deskDay = day.refine((date) => date >= '2000-01-01')
