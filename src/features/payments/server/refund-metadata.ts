import type { RefundRow } from './payments.table.ts'

type Metadata = Readonly<Record<string, string>>

/** The name that a refund bears at its provider, which tells it back with each event: it may come before the answer. */
export const metadataOf = ({ id, attempts }: Pick<RefundRow, 'id' | 'attempts'>): Metadata => ({
  refund_id: id,
  ...(attempts > 1 && { attempt: String(attempts) }),
})

/** Which attempt of which refund an event is about; undefined when the house did not ask for it by itself. */
export const askedWith = ({ refund_id: refundId, attempt = '1' }: Metadata) =>
  refundId === undefined ? undefined : { refundId, attempt: Number(attempt) }
