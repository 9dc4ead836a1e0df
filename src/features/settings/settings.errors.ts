import { defineErrors } from '../../shared/errors.ts'
import './settings.refusals.fr.ts'

export const settingsErrors = defineErrors('settings', {
  settingsChanged: 'conflict',
})
