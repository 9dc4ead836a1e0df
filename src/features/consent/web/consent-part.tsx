import { useSyncExternalStore } from 'react'
import { ConsentBanner } from './consent-banner.tsx'
import { currentConsent, onConsentChange } from './stored-consent.ts'
import { useProof } from './use-proof.ts'

/** Asks about cookies until there is an answer that stands, and sends its proof. Comes when the page is idle. */
export const ConsentPart = () => {
  const consent = useSyncExternalStore(onConsentChange, currentConsent)
  useProof(consent)
  return consent ? null : <ConsentBanner />
}
