import { useSyncExternalStore } from 'react'
import { parisClock } from '../../../../shared/calendar/paris-clock.ts'

const minuteMs = 60_000
const lookedAtEveryMs = 15_000

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, lookedAtEveryMs)
  return () => clearInterval(timer)
}

/** The server's page is cached for many minutes, so only the browser knows the present minute. */
const onServer = () => 0

const thisMinute = () => Math.floor(Date.now() / minuteMs)

/** The present time in Paris, minute by minute, in whatever time zone the browser is. */
export const useParisNow = () => parisClock(useSyncExternalStore(subscribe, thisMinute, onServer) * minuteMs)
