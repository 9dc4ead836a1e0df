import type { TFunction } from 'i18next'
import type { Shut } from './shut.rules.ts'

/** The ground of hours in which the house does not receive. */
export const hatched =
  'bg-[repeating-linear-gradient(135deg,var(--hairline)_0_1px,transparent_1px_8px)] forced-colors:border forced-colors:border-dashed'

/** Why the house does not receive, in a word or by what it has noted. */
export const spokenShut = ({ kind, reason }: Pick<Shut, 'kind' | 'reason'>, t: TFunction<'houseCalendar'>) =>
  reason ? t('shut.because', { reason }) : t(`shut.${kind}`)
