import type { Intent, ProviderEvent } from './payment-provider.ts'

/**
 * Adds to the news of a payment what it was paid with, which providers do not tell by themselves and receipts name. A
 * payment counts without it: when the provider does not say it at once, the event does not wait.
 */
export const withMethod = async (
  event: ProviderEvent | null,
  read: (intentId: string) => Promise<Pick<Intent, 'method'>>,
): Promise<ProviderEvent | null> => {
  if (event?.kind !== 'intent' || event.intent.status !== 'succeeded') return event
  const { method } = await read(event.intent.id).catch(() => event.intent)
  return { ...event, intent: { ...event.intent, method } }
}
