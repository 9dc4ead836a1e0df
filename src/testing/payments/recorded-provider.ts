import type { PaymentProvider } from '../../platform/payments/payment-provider.ts'
import { ProviderUnavailable } from '../../platform/payments/provider-errors.ts'

type Call = 'openIntent' | 'readIntent' | 'cancelIntent' | 'refund'

interface Failure {
  readonly call: Call
  /** Before it took effect, or after: then only the answer is lost. */
  readonly when: 'before' | 'after'
  /** Unavailable, unless it is something else. */
  readonly error?: Error
}

/** A provider of payments that notes what it is asked, and fails once for each failure it was given. */
export const recordedProvider = (provider: PaymentProvider) => {
  const calls: { readonly call: Call; readonly request: object }[] = []
  const failures: Failure[] = []

  const act = async <T>(call: Call, request: object, work: () => Promise<T>): Promise<T> => {
    calls.push({ call, request })
    const failure = failures.find((each) => each.call === call)
    if (!failure) return work()
    failures.splice(failures.indexOf(failure), 1)
    if (failure.when === 'after') await work()
    throw failure.error ?? new ProviderUnavailable()
  }

  const recorded: PaymentProvider = {
    ...provider,
    openIntent: (request) => act('openIntent', request, () => provider.openIntent(request)),
    readIntent: (id) => act('readIntent', { id }, () => provider.readIntent(id)),
    cancelIntent: (id, options) =>
      act('cancelIntent', { id, ...options }, () => provider.cancelIntent(id, options)),
    refund: (request) => act('refund', request, () => provider.refund(request)),
  }

  return {
    provider: recorded,
    calls,
    /** Makes the next call of this name fail. */
    failNext: (failure: Failure) => void failures.push(failure),
    /** Takes back the failures that did not happen. */
    heal: () => void failures.splice(0),
  }
}
