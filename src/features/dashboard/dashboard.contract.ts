import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { pageParams } from '../../shared/api/query-params.ts'
import { languages } from '../../shared/i18n/languages.ts'
import { sentAwayReasons } from '../../shared/sent-away.ts'
import { stockChoices, stockPageSize, toSeeShown } from './dashboard.limits.ts'
import { mailStates } from './mail-state.rules.ts'

const count = z.number().int().nonnegative()
const day = z.iso.date()
const euros = z.number().nonnegative()

const lists = z
  .array(z.object({ to: z.string().describe('The address of a list of the admin'), count }))
  .min(1)
  .describe('The lists that hold these entries and no others, each with the number of its rows')

/** The number of all entries, the lists that hold them, and the most urgent ones. */
const toSee = <Shape extends z.ZodRawShape>(shape: Shape) => entries(shape).extend({ lists })

const entries = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ count, first: z.array(z.object({ _id: z.string(), ...shape })).max(toSeeShown) })

const orderToSee = { number: z.string(), name: z.string(), promisedTo: day }

const stockedProductSchema = z.object({
  _id: z.string(),
  name: z.string(),
  sku: z.string(),
  stock: count.describe('All sizes together; nothing is left at 0'),
  lowStock: count.nullable().describe('At how many left it is told; none: once nothing is left'),
  sizes: z
    .array(z.object({ size: z.string().nullable(), stock: count }))
    .describe('In wearing order; null for a product without sizes'),
})

export const dashboardContract = defineContract({
  'GET /admin/dashboard': {
    access: 'staff',
    areas: ['salon', 'sales', 'catalogue', 'customers'],
    summary: 'Returns the dashboard: tasks with deadlines, state of mail delivery, low stock',
    query: z.object({
      ...pageParams({ defaultLimit: stockPageSize }),
      stock: z
        .enum(stockChoices)
        .default('low')
        .describe('Of the stock: what is out or below its threshold, or all'),
    }),
    answer: z.object({
      success: z.literal(true),
      alerts: toSee({
        number: z.string(),
        name: z.string(),
        kind: z.enum(['fraud', 'dispute']),
        reason: z.string().describe('In the words of the provider'),
        amount: euros,
        toDecide: z.boolean().describe('The order stands still until an admin has decided'),
        answerDueOn: day
          .nullable()
          .describe('Until when the bank takes an answer; none where it asks nothing'),
        daysLeft: z.number().int().nullable().describe('Until that day; negative once it has passed'),
      }).describe('Orders whose payment is suspected or disputed, the next due first'),
      refunds: toSee({
        number: z.string(),
        name: z.string(),
        refundId: z.string(),
        amount: euros,
        failure: z.string().nullable().describe('In the words of the provider'),
      }).describe('Orders with a refund that was refused or came back, the oldest first'),
      withdrawals: toSee({
        reference: z.string(),
        name: z.string(),
        orderNumber: z.string().nullable(),
        refundDueOn: day,
        daysLeft: z.number().int().describe('To give the money back; negative once it is late'),
        refundFailed: z.boolean().describe('Accepted, and the money could not go back'),
        parcel: z.enum(['awaited', 'noted']).nullable(),
        parcelSince: day.nullable().describe('When it came, or since when it is awaited'),
        parcelLate: z.boolean().describe('Nothing came for so long that the house has to ask'),
      }).describe(
        'Those whose goods are back, those that wait for an answer or whose money could not go back, by the day it is due, then those whose parcel is awaited',
      ),
      lateOrders: toSee({ ...orderToSee, daysLate: count }).describe('Promised for a day that has passed'),
      ordersToPrepare: toSee(orderToSee).describe('Paid, not begun and not late, the next promised first'),
      appointments: toSee({
        name: z.string(),
        start: z.string().describe('ISO 8601, by the clocks of Paris'),
        toConfirm: z.boolean(),
      }).describe('Those that wait for the house, the next first, then those of today'),
      wishes: toSee({ number: z.string(), name: z.string(), daysWaiting: count }).describe(
        'Wishes for what is made to measure that nobody has answered, the oldest first',
      ),
      messages: toSee({
        subject: z.string(),
        name: z.string(),
        language: z.enum(languages),
        daysWaiting: count,
      }).describe('Those that nobody has answered, the oldest first'),
      reviews: toSee({
        kind: z.enum(['testimonial', 'product']),
        name: z.string().nullable().describe('None when the author has left the house'),
        reported: z.boolean().describe('Published, and reported by readers'),
        daysLeft: z.number().int().describe('Of those that the house promises; negative once it is late'),
      })
        .nullable()
        .describe('Those that wait for the house, the longest first; for an admin alone'),
      mail: z.object({
        standing: z.enum(mailStates),
        waiting: count.describe('Mails that have not left'),
        failed: toSee({
          recipient: z.string(),
          subject: z.string(),
          language: z.enum(languages),
          writtenAt: z.iso.datetime(),
        }).describe('Those that were given up, the newest first'),
      }),
      sentAway: entries({
        reason: z
          .enum(sentAwayReasons)
          .describe(
            'More requests than the house can answer, too many of one network, or no database or disk',
          ),
        from: z.iso.datetime(),
        to: z.iso.datetime(),
        requests: count,
      }).describe('When requests were refused in the last seven days, the newest first'),
      stock: z.object({
        products: z.array(stockedProductSchema).describe('What is out first, then the fewest left'),
        counts: z.object({ low: count, all: count }),
        soldOut: count.describe('Of how many nothing is left'),
        totalPages: count,
      }),
    }),
  },
})

export type DashboardContract = typeof dashboardContract
export type Dashboard = Readonly<z.output<(typeof dashboardContract)['GET /admin/dashboard']['answer']>>
export type StockedProduct = Dashboard['stock']['products'][number]
