import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { teamRefusalsFr } from './team.refusals.fr.ts'

export const teamRefusalsEn: SameShape<typeof teamRefusalsFr> = {
  errors: {
    alreadyMember: 'This person is in the team already.',
    accountBlocked: 'The account of this address is suspended: open it again first.',
    alreadyEntered: 'This person has entered already: there is no invitation to send again.',
    notToView: 'One looks neither with one’s own rights nor with those of a suspended account.',
    notToHandOver: 'The house is handed over to a member who has entered already and whose access is open.',
    ownSessions: 'Your own devices are signed out in your account.',
  },
  fields: {
    firstName: 'Enter the first name.',
    lastName: 'Enter the last name.',
  },
}
