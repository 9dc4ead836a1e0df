/** The layers of §4 and §9: cart and sign-in, testimonials, and everything else. */
export type ToastLayer = 'account' | 'testimonial' | 'general'

interface LayerRules {
  /** The most toasts that are listed at once; a new one replaces the oldest one. */
  limit: number
  /** The time after which a toast closes by itself. */
  durationMs: number
  /** The time that a closed toast stays in the list, invisible, before it is removed. */
  removeDelayMs: number
}

export const toastLayers: Record<ToastLayer, LayerRules> = {
  account: { limit: 1, durationMs: 5000, removeDelayMs: 5000 },
  testimonial: { limit: 3, durationMs: 4000, removeDelayMs: 0 },
  general: { limit: Number.POSITIVE_INFINITY, durationMs: 5000, removeDelayMs: 0 },
}
