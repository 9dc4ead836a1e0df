import {
  addDays,
  type CivilDate,
  civilDateOf,
  isoWeekday,
  startOfDayMs,
  yearOf,
} from '../../../../shared/calendar/civil-date.ts'
import { type AskedFilter, edge, end, type FoundFilter, matchesOf, space } from './asked-filter.ts'

const months = [
  ['janvier', 'january', 'jan'],
  ['fevrier', 'february', 'feb'],
  ['mars', 'march', 'mar'],
  ['avril', 'april', 'apr'],
  ['mai', 'may'],
  ['juin', 'june', 'jun'],
  ['juillet', 'july', 'jul'],
  ['aout', 'august', 'aug'],
  ['septembre', 'september', 'sept', 'sep'],
  ['octobre', 'october', 'oct'],
  ['novembre', 'november', 'nov'],
  ['decembre', 'december', 'dec'],
] as const

const weekdays = [
  ['lundi', 'monday'],
  ['mardi', 'tuesday'],
  ['mercredi', 'wednesday'],
  ['jeudi', 'thursday'],
  ['vendredi', 'friday'],
  ['samedi', 'saturday'],
  ['dimanche', 'sunday'],
] as const

/** Days that have a name, as they stand in the calendar of every year. */
const feasts: readonly { readonly names: readonly string[]; readonly day: string }[] = [
  { names: ['noel', 'christmas', 'xmas'], day: '12-25' },
  { names: ['saint[ -]valentin', "valentine'?s(?: day)?"], day: '02-14' },
]

const numbersOf = (names: readonly (readonly string[])[]) =>
  new Map(names.flatMap((spellings, index) => spellings.map((spelling) => [spelling, index + 1] as const)))

const monthNumbers = numbersOf(months)
const weekdayNumbers = numbersOf(weekdays)

const anyOf = (words: Iterable<string>) =>
  `(?:${[...words].toSorted((a, b) => b.length - a.length).join('|')})`

const month = `(?<month>${anyOf(monthNumbers.keys())})`
const year = `(?<year>20\\d{2})`
const ordinal = `(?:er|e|st|nd|rd|th)?`

/** « Pour le », « d'ici », « by »: without them a month or a weekday is only a word. */
const purpose = `${edge}(?:pour|d'ici(?:${space}+a)?|avant|for|by|before)${space}+(?:(?:le|la|l'|the|au|a|ce|this)${space}*)?`
const maybe = `(?:${purpose}|${edge}(?:le|the|on|du|date)${space}+)?`
const weekday = `(?:${anyOf(weekdayNumbers.keys())}${space}+(?:le${space}+|the${space}+)?)?`

const expression = (pattern: string) => new RegExp(pattern, 'giu')

const written = expression(
  `${maybe}${edge}${weekday}(?<day>\\d{1,2})${ordinal}${space}+(?:of${space}+)?${month}(?:,?${space}+${year})?${end}`,
)
const american = expression(
  `${maybe}${edge}${weekday}${month}${space}+(?:the${space}+)?(?<day>\\d{1,2})${ordinal}(?:,?${space}+${year})?${end}`,
)
const inNumbers = expression(
  `${maybe}${edge}${weekday}(?<day>\\d{1,2})/(?<monthNumber>\\d{1,2})(?:/(?<year>20\\d{2}|\\d{2}))?${end}`,
)
const iso = expression(`${maybe}${edge}(?<year>20\\d{2})-(?<monthNumber>\\d{1,2})-(?<day>\\d{1,2})${end}`)
const ofMonth = expression(`${purpose}(?:mois${space}+de${space}+)?${month}(?:${space}+${year})?${end}`)
const ofWeek = expression(
  `${purpose}(?<weekday>${anyOf(weekdayNumbers.keys())})(?:${space}+(?:prochain|next))?${end}`,
)
const tomorrow = expression(`${purpose}(?:demain|tomorrow)${end}`)
const feast = expression(`${purpose}(?<feast>${feasts.flatMap(({ names }) => names).join('|')})${end}`)
const inSome = expression(
  `${edge}(?:dans|in|within|d'ici|sous)${space}+(?<count>\\d{1,3})${space}+(?:(?<days>jours?|days?)|(?<weeks>semaines?|weeks?)|(?<months>mois|months?))${end}`,
)

const two = (number: number | string) => String(number).padStart(2, '0')

/** A day that no calendar has, such as the 31st of June, is not asked for. */
const asked = (day: CivilDate): AskedFilter | undefined => {
  const startMs = startOfDayMs(day)
  return Number.isFinite(startMs) && civilDateOf(startMs) === day ? { filter: 'day', day } : undefined
}

const monthsAfter = (day: CivilDate, months: number): CivilDate =>
  Temporal.PlainDate.from(day).add({ months }).toString()

/** A day without a year is the next one of this name. */
const dated = (
  today: CivilDate,
  wanted: { readonly year?: string | undefined; readonly monthDay: string },
) => {
  if (wanted.year !== undefined) return asked(`${wanted.year.padStart(4, '20')}-${wanted.monthDay}`)
  const thisYear = `${yearOf(today)}-${wanted.monthDay}`
  return asked(thisYear > today ? thisYear : `${yearOf(today) + 1}-${wanted.monthDay}`)
}

/** The day for which the customer looks for something: « pour le 12 juin », « by June 12 », « dans 3 semaines ». */
export const askedDays = (plain: string, today: CivilDate): readonly FoundFilter[] => {
  const dayIn = ({ groups: { year, month = '', monthNumber, day = '1' } = {} }: RegExpExecArray) =>
    dated(today, { year, monthDay: `${two(monthNumber ?? monthNumbers.get(month) ?? 0)}-${two(day)}` })
  const weekdayIn = ({ groups: { weekday = '' } = {} }: RegExpExecArray) => {
    const wanted = weekdayNumbers.get(weekday) ?? 1
    return asked(addDays(today, ((wanted - isoWeekday(today) + 6) % 7) + 1))
  }
  const feastIn = ({ groups: { feast: named = '' } = {} }: RegExpExecArray) => {
    const isNamed = (names: readonly string[]) => new RegExp(`^(?:${names.join('|')})$`, 'u').test(named)
    const day = feasts.find(({ names }) => isNamed(names))?.day
    return day === undefined ? undefined : dated(today, { monthDay: day })
  }
  const laterIn = ({ groups: { count, weeks, months: ofMonths } = {} }: RegExpExecArray) => {
    if (ofMonths !== undefined) return asked(monthsAfter(today, Number(count)))
    return asked(addDays(today, Number(count) * (weeks === undefined ? 1 : 7)))
  }
  return [
    ...matchesOf(plain, iso, dayIn),
    ...matchesOf(plain, written, dayIn),
    ...matchesOf(plain, american, dayIn),
    ...matchesOf(plain, inNumbers, dayIn),
    ...matchesOf(plain, inSome, laterIn),
    ...matchesOf(plain, tomorrow, () => asked(addDays(today, 1))),
    ...matchesOf(plain, feast, feastIn),
    ...matchesOf(plain, ofWeek, weekdayIn),
    ...matchesOf(plain, ofMonth, dayIn),
  ]
}
