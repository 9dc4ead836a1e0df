import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  way: 'Où prenons-nous vos mesures\u202f?',
  salon: 'Au salon, à Paris',
  salonHint: 'Une visite de 45 minutes. Apportez les chaussures et la lingerie du jour.',
  home: 'Chez vous, avec notre aide',
  homeHint: 'Nous vous écrivons comment les prendre, et vous appelons pour les relire ensemble.',
  phone: 'Téléphone pour l’atelier',
  phoneHint: 'Nous vous appelons avant de couper l’étoffe.',
  phoneShort: 'Ce numéro semble court. Le relisez-vous\u202f?',
  slot: 'Le jour et l’heure de votre visite',
  chosen: 'Votre visite\u00a0: {{when}}, heure de Paris.',
  wayMissing: 'Choisissez où nous prenons vos mesures.',
  slotMissing: 'Choisissez le jour et l’heure de votre visite.',
  phoneMissing: 'Indiquez un numéro où l’atelier peut vous appeler.',
  recapSalon: 'Au salon, {{when}}, heure de Paris.',
  recapHome: 'Chez vous, avec notre aide.',
  recapPhone: 'Téléphone\u00a0: {{phone}}',
} as const

const en: SameShape<typeof fr> = {
  way: 'Where do we take your measurements?',
  salon: 'At the salon, in Paris',
  salonHint: 'A visit of 45 minutes. Please bring the shoes and lingerie of the day.',
  home: 'At home, with our help',
  homeHint: 'We write to you how to take them, and call you to go through them together.',
  phone: 'Telephone for the atelier',
  phoneHint: 'We call you before the cloth is cut.',
  phoneShort: 'This number looks short. Would you check it?',
  slot: 'The day and time of your visit',
  chosen: 'Your visit: {{when}}, Paris time.',
  wayMissing: 'Choose where we take your measurements.',
  slotMissing: 'Choose the day and time of your visit.',
  phoneMissing: 'Give a number at which the atelier can call you.',
  recapSalon: 'At the salon, {{when}}, Paris time.',
  recapHome: 'At home, with our help.',
  recapPhone: 'Telephone: {{phone}}',
}

export const measuringTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    measuring: typeof fr
  }
}
