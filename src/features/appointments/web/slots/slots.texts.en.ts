import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { slotsTextsFr } from './slots.texts.fr.ts'

export const slotsTextsEn: SameShape<typeof slotsTextsFr> = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  views: { label: 'View', month: 'Calendar', list: 'List' },
  calendar: 'The days of {{month}}',
  free_one: '{{day}}, one time available',
  free_other: '{{day}}, {{count}} times available',
  notFree: '{{day}}, nothing available',
  keys: 'Arrow keys lead from day to day, Page Up and Page Down from month to month.',
  timesOf: 'The time, {{day}}',
  parisTime: 'Paris time.',
  ownTime: '{{time}} ({{place}})',
  onRequest: 'On Saturdays the house receives on request: the time is kept for you, and we confirm it.',
  chooseDay: 'Choose an underlined day: its times will appear here.',
  noneInMonth: 'Nothing is available this month.',
  toNextMonth: 'See the next month',
  loading: 'The times are on their way.',
  failed: 'The times could not be read.',
  retry: 'Try again',
  taken: 'This time has just been taken. The nearest ones:',
  takenAlone: 'This time has just been taken. Please choose another.',
}
