/** How long a release without a click is waited for: a click follows its release at once. */
const clickWithinMs = 120

const told = new Set<() => void>()
let isUnderWay = false
let waiting: ReturnType<typeof setTimeout> | undefined

const set = (next: boolean) => {
  clearTimeout(waiting)
  if (isUnderWay === next) return
  isUnderWay = next
  for (const tell of told) tell()
}
const notice = ({ type }: Event) => {
  if (type !== 'pointerup') return set(type === 'pointerdown')
  clearTimeout(waiting)
  waiting = setTimeout(set, clickWithinMs, false)
}
const events = ['pointerdown', 'pointerup', 'pointercancel', 'click']

/** Whether a button of the mouse or a finger is down: from its press until the click that it makes. */
export const press = {
  isUnderWay: () => isUnderWay,
  subscribe: (tell: () => void) => {
    if (told.size === 0) for (const name of events) addEventListener(name, notice, true)
    told.add(tell)
    return () => {
      told.delete(tell)
      if (told.size > 0) return
      for (const name of events) removeEventListener(name, notice, true)
      set(false)
    }
  },
}
