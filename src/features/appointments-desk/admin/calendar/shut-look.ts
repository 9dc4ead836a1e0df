import type { Translation } from '../../../../shared/i18n/translation.ts'
import type { Shut } from './shut.rules.ts'

/** The background of hours in which the house is closed. */
export const hatched =
  'bg-[repeating-linear-gradient(135deg,var(--hairline)_0_1px,transparent_1px_8px)] forced-colors:border forced-colors:border-dashed'

/** Why the house is closed: a general word, or the reason that the team has noted. */
export const spokenShut = (
  { kind, reason }: Pick<Shut, 'kind' | 'reason'>,
  t: Translation<'staffCalendar'>,
) => (reason ? t('shut.because', { reason }) : t(`shut.${kind}`))
