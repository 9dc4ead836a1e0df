import type { RefundRow } from '../payments.table.ts'

type Metadata = Readonly<Record<string, string>>

/**
 * The metadata of a refund at its provider, which comes back with each event, because an event may come before the
 * answer.
 */
export const metadataOf = ({ id, attempts }: Pick<RefundRow, 'id' | 'attempts'>): Metadata => ({
  refund_id: id,
  ...(attempts > 1 && { attempt: String(attempts) }),
})

/** The refund and the attempt of an event; undefined when the house did not ask for that refund. */
export const askedWith = ({ refund_id: refundId, attempt = '1' }: Metadata) =>
  refundId === undefined ? undefined : { refundId, attempt: Number(attempt) }
