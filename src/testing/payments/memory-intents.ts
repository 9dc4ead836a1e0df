import { signDemoEvent } from '../../platform/payments/demo/demo-signature.ts'
import { type Intent, type RawEvent, smallestCents } from '../../platform/payments/payment-provider.ts'
import { ProviderRefusal } from '../../platform/payments/provider-errors.ts'
import type { ToldType } from '../../platform/payments/provider-objects.ts'
import { paymentErrorOf } from '../../shared/payments/declines.ts'

interface MemoryOptions {
  readonly nowMs: () => number
  readonly secret: string
}

/** Payments in memory, and the signed events that each change of one makes. */
export const memoryIntents = ({ nowMs, secret }: MemoryOptions) => {
  const intents = new Map<string, Intent>()
  const told: RawEvent[] = []
  let made = 0

  const nextId = (kind: string) => `${kind}_${String(++made).padStart(6, '0')}`

  const tell = (type: ToldType, object: object) => {
    const created = Math.floor(nowMs() / 1000)
    const body = JSON.stringify({ id: nextId('evt'), type, created, data: { object } })
    told.push({ body, signature: signDemoEvent({ body, secret, atSeconds: created }) })
  }

  const find = (id: string) => {
    const intent = intents.get(id)
    if (!intent) throw new ProviderRefusal('unknown_intent')
    return intent
  }

  return {
    told,
    nextId,
    tell,
    find,
    open: (amountCents: number) => {
      if (amountCents < smallestCents) throw new ProviderRefusal('amount_too_small')
      const id = nextId('pi')
      const clientSecret = `${id}_secret_${id}`
      const status = 'requires_payment_method' as const
      intents.set(id, {
        id,
        clientSecret,
        status,
        amountCents,
        capturedCents: 0,
        decline: null,
        method: null,
      })
      return id
    },
    change: (id: string, type: ToldType, changed: Partial<Intent>) => {
      const intent = { ...find(id), decline: null, ...changed }
      intents.set(id, intent)
      tell(type, {
        id,
        client_secret: intent.clientSecret,
        status: intent.status,
        amount: intent.amountCents,
        amount_received: intent.capturedCents,
        currency: 'eur',
        last_payment_error: intent.decline && paymentErrorOf(intent.decline),
      })
      return intent
    },
  }
}

export type MemoryIntents = ReturnType<typeof memoryIntents>
