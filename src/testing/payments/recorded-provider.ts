import type { PaymentProvider } from '../../platform/payments/payment-provider.ts'
import { ProviderUnavailable } from '../../platform/payments/provider-errors.ts'

type Call = 'openIntent' | 'readIntent' | 'cancelIntent' | 'refund' | 'readBalance' | 'readPayouts'

interface Failure {
  readonly call: Call
  /** Whether the call fails before it takes effect, or after, so that only the answer is lost. */
  readonly when: 'before' | 'after'
  /** The error; by default the provider is unavailable. */
  readonly error?: Error
}

/** A payment provider that records its calls, and fails once for each given failure. */
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
    readBalance: (question) => act('readBalance', question, () => provider.readBalance(question)),
    readPayouts: (question) => act('readPayouts', question, () => provider.readPayouts(question)),
  }

  return {
    provider: recorded,
    calls,
    /** Makes the next call with this name fail. */
    failNext: (failure: Failure) => void failures.push(failure),
    /** Removes the failures that have not happened yet. */
    heal: () => void failures.splice(0),
  }
}
