import { defineErrors } from '../../shared/errors.ts'
import './team.refusals.fr.ts'

export const teamErrors = defineErrors('team', {
  alreadyMember: 'conflict',
  accountBlocked: 'conflict',
  alreadyEntered: 'conflict',
  ownSessions: 'conflict',
  notToView: 'conflict',
  notToHandOver: 'conflict',
})
