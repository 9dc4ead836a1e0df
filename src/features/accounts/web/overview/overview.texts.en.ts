import type { SameShape } from '../../../../shared/i18n/text-registry.ts'
import type { overviewTextsFr } from './overview.texts.fr.ts'

export const overviewTextsEn: SameShape<typeof overviewTextsFr> = {
  name: 'Name',
  email: 'E-mail address',
  phone: 'Telephone',
  noPhone: 'No number',
  since: 'With us since',
  change: 'Edit your profile',
}
