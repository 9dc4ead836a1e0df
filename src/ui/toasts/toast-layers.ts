/** §4 and §9: the cart and sign-in layer, the testimonial layer, and everything else. */
export type ToastLayer = 'account' | 'testimonial' | 'general'

interface LayerRules {
  /** How many may be listed at once; a new one takes the oldest one's place. */
  limit: number
  /** How long one stays open by itself. */
  durationMs: number
  /** How long a closed one stays listed, unseen, before it is forgotten. */
  removeDelayMs: number
}

export const toastLayers: Record<ToastLayer, LayerRules> = {
  account: { limit: 1, durationMs: 5000, removeDelayMs: 5000 },
  testimonial: { limit: 3, durationMs: 4000, removeDelayMs: 0 },
  general: { limit: Number.POSITIVE_INFINITY, durationMs: 5000, removeDelayMs: 0 },
}
