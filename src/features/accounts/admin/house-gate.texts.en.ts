import type { SameShape } from '../../../shared/i18n/text-registry.ts'
import type { houseGateTextsFr } from './house-gate.texts.fr.ts'

export const houseGateTextsEn: SameShape<typeof houseGateTextsFr> = {
  title: 'For the house only',
  text: 'Only administrators may see the dashboard.',
  toAccount: 'See my account',
  ownAccount: 'My account',
  signOut: 'Sign out',
}
