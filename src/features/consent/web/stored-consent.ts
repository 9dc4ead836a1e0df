import { randomId } from '../../../shared/ids/random-id.ts'
import { grantConsent } from '../../../ui/late/with-consent.ts'
import { storedInBrowser } from '../../../ui/stored-value.ts'
import { type Answered, consentOf, grantedBy, isInForce, readConsent } from '../consent.rules.ts'

const accepted = storedInBrowser({
  key: 'cookiesAccepted',
  read: (text) => text !== null,
  write: String,
  keptIn: 'localStorage',
})

const kept = storedInBrowser({
  key: 'cookiePreferences',
  read: readConsent,
  write: JSON.stringify,
  keptIn: 'localStorage',
})

/** The answer of this browser, as long as it stands; nothing when it is to be asked for. */
export const currentConsent = () => {
  const consent = kept.current()
  return accepted.current() && consent && isInForce(consent, Date.now()) ? consent : null
}

const grantCurrent = () => grantConsent(grantedBy(currentConsent()))

/** Follows the answer, also when another tab gives it; what is optional follows with it. */
export const onConsentChange = (listener: () => void) => {
  const tell = () => {
    grantCurrent()
    listener()
  }
  const stops = [accepted.subscribe(tell), kept.subscribe(tell)]
  grantCurrent()
  return () => {
    for (const stop of stops) stop()
  }
}

/** Takes an answer. It holds at once, whatever becomes of its proof. */
export const answerConsent = (answer: Pick<Answered, 'choices' | 'method' | 'language'>) => {
  kept.change((before) =>
    consentOf({
      ...answer,
      consentId: before?.consentId ?? randomId(),
      proofKey: randomId(),
      nowMs: Date.now(),
    }),
  )
  accepted.change(() => true)
}

/** The house has this proof: it is not sent again. */
export const proofArrived = (proofKey: string) =>
  kept.change((consent) => {
    if (consent?.proofKey !== proofKey) return consent
    const { proofKey: _arrived, ...proved } = consent
    return proved
  })
