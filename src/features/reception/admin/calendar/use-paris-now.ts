import { useSyncExternalStore } from 'react'
import { parisClock } from '../../../../shared/calendar/paris-clock.ts'

const minuteMs = 60_000
const lookedAtEveryMs = 15_000

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, lookedAtEveryMs)
  return () => clearInterval(timer)
}

/** Pages are rendered once for many minutes: the browser says which one it is. */
const onServer = () => 0

const thisMinute = () => Math.floor(Date.now() / minuteMs)

/** What the clocks of Paris show, minute by minute, wherever the browser is. */
export const useParisNow = () => parisClock(useSyncExternalStore(subscribe, thisMinute, onServer) * minuteMs)
