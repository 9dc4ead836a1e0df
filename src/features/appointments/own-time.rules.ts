import { parisMinute } from '../../shared/calendar/paris-time.ts'
import type { Language } from '../../shared/i18n/languages.ts'
import { locales } from '../../shared/i18n/locales.ts'

const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })

interface OwnTime {
  readonly time: string
  /** The city of the time zone. */
  readonly place: string
}

/**
 * The visitor's local time at a moment, if it differs from that of Paris; with the weekday if it is another day there.
 */
export const ownTimeOf = (moment: string, zone: string, lng: Language): OwnTime | undefined => {
  const at = new Date(moment)
  const [here, paris] = [clockIn(zone).format(at), parisMinute(at.getTime())]
  if (here === paris) return undefined
  const isOtherDay = here.slice(0, 10) !== paris.slice(0, 10)
  const time = new Intl.DateTimeFormat(locales[lng], {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    ...(isOtherDay && { weekday: 'short' }),
  }).format(at)
  return { time, place: (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ') }
}
