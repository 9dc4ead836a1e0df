/** The layers of §4 and §9: cart and sign-in, testimonials, and everything else. */
type ToastLayer = 'account' | 'testimonial' | 'general'

interface LayerRules {
  /** The most toasts that are listed at once; a new one replaces the oldest one. */
  limit: number
  /** The time after which a toast closes by itself. */
  durationMs: number
  /** The time that a closed toast stays in the list, invisible, before it is removed. */
  removeDelayMs: number
}

const toastLayers: Record<ToastLayer, LayerRules> = {
  account: { limit: 1, durationMs: 5000, removeDelayMs: 5000 },
  testimonial: { limit: 3, durationMs: 4000, removeDelayMs: 0 },
  general: { limit: Number.POSITIVE_INFINITY, durationMs: 5000, removeDelayMs: 0 },
}

type ToastVariant = 'default' | 'destructive' | 'success'

/** An action that a toast offers; a click on it closes the toast. */
export interface ToastAction {
  readonly label: string
  readonly onPress: () => void
}

export interface ToastMessage {
  title: string
  description?: string | undefined
  /** The subject of the message, on a line of its own. */
  detail?: string | undefined
  variant?: ToastVariant | undefined
  action?: ToastAction | undefined
  /** How long it is shown, where that is not the time of its layer. */
  lastsMs?: number
}
export interface ToastEntry {
  readonly id: string
  readonly layer: ToastLayer
  readonly title: string
  readonly description: string | undefined
  readonly detail: string | undefined
  readonly action: ToastAction | undefined
  readonly variant: ToastVariant
  readonly open: boolean
}

interface Countdown {
  remainingMs: number
  startedAtMs: number
  timer: ReturnType<typeof setTimeout> | undefined
}

/**
 * The toasts of one page: which ones are shown, for how long, and which one is removed for a new one (§4). It renders
 * nothing.
 */
export const createToastStore = () => {
  let entries: readonly ToastEntry[] = []
  let held = false
  let lastNumber = 0
  const countdowns = new Map<string, Countdown>()
  const listeners = new Set<() => void>()

  const change = (next: readonly ToastEntry[]) => {
    entries = next
    for (const listener of listeners) listener()
  }

  const remove = (id: string) => change(entries.filter((entry) => entry.id !== id))

  const start = (id: string, countdown: Countdown) => {
    countdown.startedAtMs = performance.now()
    countdown.timer = setTimeout(() => dismiss(id), countdown.remainingMs)
  }

  const stopCountdown = (id: string) => {
    clearTimeout(countdowns.get(id)?.timer)
    countdowns.delete(id)
  }

  /** Closes a toast; the toast is removed from the list after the delay of its layer. */
  const dismiss = (id: string) => {
    stopCountdown(id)
    const entry = entries.find((candidate) => candidate.id === id)
    if (!entry?.open) return
    change(entries.map((candidate) => (candidate === entry ? { ...entry, open: false } : candidate)))
    setTimeout(() => remove(id), toastLayers[entry.layer].removeDelayMs)
  }

  /** Shows a message; when its layer is full, the oldest toasts of the layer are closed. */
  const notify = (layer: ToastLayer, message: ToastMessage): string => {
    const { title, description, detail, action, variant = 'default' } = message
    lastNumber += 1
    const id = `toast-${lastNumber}`
    const { limit, durationMs } = toastLayers[layer]
    const { lastsMs = durationMs } = message
    const ofLayer = entries.filter((entry) => entry.layer === layer)
    const surplus = ofLayer.slice(0, Math.max(0, ofLayer.length + 1 - limit))
    for (const entry of surplus) stopCountdown(entry.id)
    const countdown: Countdown = { remainingMs: lastsMs, startedAtMs: 0, timer: undefined }
    countdowns.set(id, countdown)
    if (!held) start(id, countdown)
    change([
      ...entries.filter((entry) => !surplus.includes(entry)),
      { id, layer, title, description, detail, action, variant, open: true },
    ])
    return id
  }

  /** Stops all countdowns while the visitor reads the toasts, points at them or tabs through them. */
  const pause = () => {
    if (held) return
    held = true
    for (const countdown of countdowns.values()) {
      clearTimeout(countdown.timer)
      countdown.remainingMs -= performance.now() - countdown.startedAtMs
    }
  }

  const resume = () => {
    if (!held) return
    held = false
    for (const [id, countdown] of countdowns) start(id, countdown)
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  return { notify, dismiss, pause, resume, subscribe, isHeld: () => held, list: () => entries }
}
