import { ApiError } from '../../shared/api/api-error.ts'
import type { ApiTransport } from '../../shared/api/client.ts'

/**
 * Handles calls that the server refuses until the owner of the session proves the identity again: `prove` asks for the
 * proof, and then the same call is sent once more with the same key. Without a proof the refusal stays.
 */
export const provingTransport =
  (transport: ApiTransport, prove: () => Promise<boolean>): ApiTransport =>
  (key, call) =>
    transport(key, call).catch(async (error: unknown) => {
      const isAsked = error instanceof ApiError && error.code === 'fresh_proof_needed'
      if (isAsked && (await prove().catch(() => false))) return transport(key, call)
      throw error
    })
