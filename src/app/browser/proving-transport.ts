import { ApiError } from '../../shared/api/api-error.ts'
import type { ApiTransport } from '../../shared/api/client.ts'

/**
 * A call that the house refuses until the owner of the session proves again who they are: `prove` asks for that, and
 * the same call, with its key, is made once more. A visitor who will not say, or cannot be asked, is refused as before.
 */
export const provingTransport =
  (transport: ApiTransport, prove: () => Promise<boolean>): ApiTransport =>
  (key, call) =>
    transport(key, call).catch(async (error: unknown) => {
      const isAsked = error instanceof ApiError && error.code === 'fresh_proof_needed'
      if (isAsked && (await prove().catch(() => false))) return transport(key, call)
      throw error
    })
