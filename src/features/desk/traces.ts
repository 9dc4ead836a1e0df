/** What passed between a person and the house, by its kinds, each with what happened. */
export const traceDeeds = {
  order: ['order-placed'],
  payment: ['payment-captured', 'payment-refunded', 'payment-returned'],
  appointment: [
    'appointment-booked',
    'appointment-moved',
    'appointment-confirmed',
    'appointment-cancelled',
    'appointment-honoured',
    'appointment-absent',
  ],
  commission: [
    'commission-wished',
    'commission-quoted',
    'commission-accepted',
    'commission-paid',
    'commission-refunded',
    'commission-delivered',
  ],
  withdrawal: ['withdrawal-declared', 'withdrawal-accepted', 'withdrawal-refused'],
  message: ['message-received', 'message-answered'],
  mail: ['mail-queued', 'mail-kept', 'mail-sent', 'mail-failed'],
  review: ['review-written', 'testimonial-written'],
  size: ['size-chosen', 'measures-taken'],
  favourite: ['favourite-added'],
  consent: ['consent-granted', 'consent-refused'],
  letter: ['letter-asked', 'letter-confirmed', 'letter-left', 'letter-removed'],
  alert: ['alert-asked'],
  note: ['note-written'],
  account: ['account-opened', 'account-confirmed'],
} as const

export type TraceKind = keyof typeof traceDeeds
export type TraceDeed = (typeof traceDeeds)[TraceKind][number]

export const traceKinds = Object.keys(traceDeeds) as readonly TraceKind[]
