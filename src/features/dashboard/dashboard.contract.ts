import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { pageParams } from '../../shared/api/query-params.ts'
import { languages } from '../../shared/i18n/languages.ts'
import { failedMailsShown, lowStock, scarcePageSize } from './dashboard.limits.ts'

const count = z.number().int().nonnegative()

const scarcePieceSchema = z.object({
  _id: z.string(),
  name: z.string(),
  sku: z.string(),
  stock: count.describe('All sizes together; nothing is left at 0'),
  lowSizes: z
    .array(z.object({ size: z.string().nullable(), stock: count }))
    .describe(`The sizes with at most ${lowStock} left, in wearing order; null for a piece without sizes`),
})

const failedMailSchema = z.object({
  _id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  language: z.enum(languages),
  writtenAt: z.string(),
})

export const dashboardContract = defineContract({
  'GET /admin/dashboard': {
    access: 'staff',
    summary:
      'What the house has to see to: pieces that run out, page by page, and mails that could not be sent',
    query: z.object(pageParams({ defaultLimit: scarcePageSize })),
    answer: z.object({
      success: z.literal(true),
      scarce: z.object({
        pieces: z.array(scarcePieceSchema).describe('Sold out first, then the fewest left'),
        count,
        soldOut: count,
        totalPages: count,
      }),
      failedMails: z.object({
        count,
        newest: z.array(failedMailSchema).max(failedMailsShown),
      }),
    }),
  },
})

export type DashboardContract = typeof dashboardContract
export type Dashboard = Readonly<z.output<(typeof dashboardContract)['GET /admin/dashboard']['answer']>>
export type ScarcePiece = Readonly<z.output<typeof scarcePieceSchema>>
