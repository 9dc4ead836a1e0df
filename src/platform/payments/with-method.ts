import type { Intent, ProviderEvent } from './payment-provider.ts'

/**
 * Adds the means of payment to the event of a payment: providers do not include it, and receipts name it. A payment is
 * valid without it: when the provider does not answer at once, the event does not wait.
 */
export const withMethod = async (
  event: ProviderEvent | null,
  read: (intentId: string) => Promise<Pick<Intent, 'method'>>,
): Promise<ProviderEvent | null> => {
  if (event?.kind !== 'intent' || event.intent.status !== 'succeeded') return event
  const { method } = await read(event.intent.id).catch(() => event.intent)
  return { ...event, intent: { ...event.intent, method } }
}
