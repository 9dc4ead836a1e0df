import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { settingsRefusalsFr } from './settings.refusals.fr.ts'

export const settingsRefusalsEn: SameShape<typeof settingsRefusalsFr> = {
  errors: {
    settingsChanged:
      'These settings have been changed in the meantime. What you typed is kept: compare, then save.',
  },
  fields: {
    callable: 'This number cannot be called: digits and spaces, + before the country’s code, without (0).',
    international: 'WhatsApp needs the code of the country: +33 6…',
    https: 'A whole address that begins with https:// is expected.',
    country: 'This country is not in the list.',
    cents: 'Two decimals at most.',
    noDay: 'Tick at least one day.',
    dayTwice: 'A day is there twice.',
    time: 'Give a time, such as 09:30.',
    noHours: 'Keep at least one line of hours.',
    closesBeforeItOpens: 'The closing time must be after the opening time.',
    opensTwice: 'These hours overlap others of the same day.',
    onRequestOpensTwice: 'These hours overlap those of the salon on the same day.',
    rateOfOther: 'At 100% the site is “fully compliant”, from 50 to 99% “partially”, below that not at all.',
    auditMissing: 'Without an audit the site is “not compliant”: give the day of the audit.',
    maxBelowMin: 'The longest must be at least as long as the shortest.',
    siren: 'Nine digits, the last of which is a check digit: this one does not fit.',
    siret: 'Fourteen digits, the last of which is a check digit: this one does not fit.',
    vatNumber: 'FR, a key of two digits, then the SIREN: this key does not fit.',
    siretOfOther: 'The SIRET begins with the SIREN of the company.',
    vatNumberOfOther: 'The VAT number ends with the SIREN of the company.',
    noCarrier: 'Keep at least one carrier.',
    carrierId: 'Small letters without accents, digits and hyphens only.',
    carrierTwice: 'This carrier is in the list already.',
    parcelNumber: 'The address must contain {number} in the place of the parcel’s number.',
  },
}
