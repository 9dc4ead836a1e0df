import { appearsAfterMs, tooltipAfterMs, tooltipForMs } from '../whatsapp.limits.ts'

export type ChatStage = 'away' | 'there' | 'noticed'

/** The button appears, after a while its tooltip, which goes again (§4): each time counts from what came before. */
export const startChatTiming = (tell: (stage: ChatStage) => void) => {
  const timers = [
    setTimeout(() => tell('there'), appearsAfterMs),
    setTimeout(() => tell('noticed'), appearsAfterMs + tooltipAfterMs),
    setTimeout(() => tell('there'), appearsAfterMs + tooltipAfterMs + tooltipForMs),
  ]
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}
