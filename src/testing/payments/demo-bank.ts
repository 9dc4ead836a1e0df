import { randomUUID } from 'node:crypto'
import { demoSecrets } from '../../platform/config/environment.ts'
import { signDemoEvent } from '../../platform/payments/demo/demo-signature.ts'

interface Closed {
  /** The id of the dispute at the demo's provider. */
  readonly id: string
  readonly status: 'won' | 'lost'
  readonly amountCents: number
}

/** A bank decides a dispute of the demo, as the webhook of a demo house takes it. */
export const closedDispute = ({ id, status, amountCents }: Closed) => {
  const atSeconds = Math.ceil(Date.now() / 1000)
  const dispute = { id, status, amount: amountCents, reason: 'fraudulent' }
  const object = { ...dispute, payment_intent: id.replace('dp_', 'pi_') }
  const event = { id: `evt_${randomUUID()}`, type: 'charge.dispute.closed', created: atSeconds }
  const body = JSON.stringify({ ...event, data: { object } })
  const signature = signDemoEvent({ body, secret: demoSecrets.webhook, atSeconds })
  return { data: body, headers: { 'content-type': 'application/json', 'demo-signature': signature } }
}
