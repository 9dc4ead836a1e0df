import { z } from 'zod'
import { plainEventKinds, takenBackKinds } from './order-events.ts'

const amountCents = z.int()
const reference = z.string()
const none = z.object({})
const parcel = z.object({ carrier: z.string(), number: z.string(), url: z.string() })
const noParcel = z.object({ url: z.never().optional() })

const eventWith =
  <More extends z.ZodRawShape>(more: More) =>
  <Kinds extends z.ZodType<string>, Details extends z.ZodType>(kind: Kinds, details: Details) =>
    z.object({
      at: z.iso.datetime(),
      by: z.enum(['customer', 'house', 'payment', 'clock']),
      kind,
      details,
      ...more,
    })

/** The events of an order that its customer reads; the details depend on the kind. */
export const orderEventSchema = <More extends z.ZodRawShape>(more: More) => {
  const event = eventWith(more)
  return z.discriminatedUnion('kind', [
    event(z.enum(plainEventKinds), none),
    event(z.literal('payment_declined'), z.object({ decline: z.string() })),
    event(z.enum(['paid', 'paid_too_late']), z.object({ invoice: z.string() })),
    // An order that is fetched at the atelier has no parcel.
    event(z.literal('shipped'), z.union([parcel, noParcel])),
    event(z.literal('parcel_changed'), parcel),
    event(
      z.enum(takenBackKinds),
      z.object({ reason: z.string().optional().describe('Told to the house alone') }),
    ),
    event(z.literal('refund_requested'), z.object({ amountCents, reason: z.string().optional() })),
    event(z.literal('refunded'), z.object({ amountCents, creditNote: z.string() })),
    event(z.literal('refund_failed'), z.object({ amountCents, cameBack: z.boolean() })),
    event(
      z.literal('disputed'),
      z.object({
        status: z.string().describe('In the words of the provider'),
        standing: z.enum(['to_answer', 'under_review', 'won', 'lost']).optional(),
        reason: z.string(),
      }),
    ),
    event(
      z.literal('withdrawal_requested'),
      z.object({
        reference,
        lines: z
          .array(z.object({ line: z.string(), quantity: z.number().int() }))
          .optional()
          .describe('What it is about; unknown where it was declared in words'),
      }),
    ),
    event(z.literal('withdrawal_answered'), z.object({ reference, accepted: z.boolean() })),
    event(z.enum(['return_noted', 'return_taken_back']), z.object({ reference, cameOn: z.iso.date() })),
  ])
}

/** The events of an order as the house reads them. */
export const staffEventSchema = <More extends z.ZodRawShape>(more: More) => {
  const event = eventWith(more)
  return z.discriminatedUnion('kind', [
    ...orderEventSchema(more).options,
    event(z.literal('suspected'), z.object({ reason: z.string().describe('In the words of the provider') })),
    event(z.literal('went_on'), none),
  ])
}

type AnsweredEvent = z.output<ReturnType<typeof staffEventSchema<Record<never, never>>>>

type Known<Event> = Event extends { readonly kind: infer Kind; readonly details: infer Details }
  ? { readonly kind: Kind; readonly details: Details }
  : never

/** An event with its details. */
export type OrderEvent = Known<AnsweredEvent>
