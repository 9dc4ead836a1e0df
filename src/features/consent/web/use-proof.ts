import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useApi } from '../../../ui/api/use-api.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import type { ConsentContract } from '../consent.contract.ts'
import { choicesOf, type KeptConsent } from '../consent.rules.ts'
import { currentConsent, proofArrived } from './stored-consent.ts'

/**
 * Sends the proof of an answer, and afterwards that of an answer given meanwhile. One that does not arrive is sent again
 * with the next page, or once there is a line.
 */
export const useProof = (consent: KeptConsent | null) => {
  const api = useApi<ConsentContract>()
  const { pathname } = useLocation()
  const { write } = useWrite({
    send: (kept: KeptConsent) => {
      const { consentId, method, version, language, proofKey } = kept
      const body = { consentId, choices: choicesOf(kept), policyVersion: version, language, method }
      return api('POST /consents', { body, ...(proofKey && { idempotencyKey: proofKey }) })
    },
    succeeded: (_, { proofKey }) => proofKey && proofArrived(proofKey),
    refresh: null,
  })
  const proofKey = consent?.proofKey
  const prove = useEffectEvent(async () => {
    let tried: string | undefined
    for (let next = currentConsent(); next?.proofKey && next.proofKey !== tried; next = currentConsent()) {
      tried = next.proofKey
      await write(next)
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page tries anew
  useEffect(() => {
    if (!proofKey) return
    void prove()
    const again = () => void prove()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [proofKey, pathname])
}
