import { z } from 'zod'
import { plainEventKinds } from './order-events.ts'

const amountCents = z.int()
const reference = z.string()
const none = z.object({})
const parcel = z.object({ carrier: z.string(), number: z.string(), url: z.string() })
const noParcel = z.object({ url: z.never().optional() })

/** The events of an order; the details depend on the kind. */
export const orderEventSchema = <More extends z.ZodRawShape>(more: More) => {
  const event = <Kinds extends z.ZodType<string>, Details extends z.ZodType>(kind: Kinds, details: Details) =>
    z.object({
      at: z.iso.datetime(),
      by: z.enum(['customer', 'house', 'payment', 'clock']),
      kind,
      details,
      ...more,
    })
  return z.discriminatedUnion('kind', [
    event(z.enum(plainEventKinds), none),
    event(z.literal('payment_declined'), z.object({ decline: z.string() })),
    event(z.enum(['paid', 'paid_too_late']), z.object({ invoice: z.string() })),
    // An order that is fetched at the atelier has no parcel.
    event(z.literal('shipped'), z.union([parcel, noParcel])),
    event(z.literal('refund_requested'), z.object({ amountCents, reason: z.string().optional() })),
    event(z.literal('refunded'), z.object({ amountCents, creditNote: z.string() })),
    event(z.literal('refund_failed'), z.object({ amountCents, cameBack: z.boolean() })),
    event(z.literal('disputed'), z.object({ status: z.string(), reason: z.string() })),
    event(z.literal('withdrawal_requested'), z.object({ reference })),
    event(z.literal('withdrawal_answered'), z.object({ reference, accepted: z.boolean() })),
  ])
}

type Told = z.output<ReturnType<typeof orderEventSchema<Record<never, never>>>>

type Known<Event> = Event extends { readonly kind: infer Kind; readonly details: infer Details }
  ? { readonly kind: Kind; readonly details: Details }
  : never

/** An event with its details. */
export type OrderEvent = Known<Told>
