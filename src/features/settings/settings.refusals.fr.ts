/** The reasons why a change of the settings is refused. Only the server says them, so that no visitor loads them. */
export const settingsRefusalsFr = {
  errors: {
    settingsChanged:
      'Ces réglages ont été modifiés entre-temps. Votre saisie est gardée\u00a0: comparez, puis enregistrez.',
  },
  names: {
    name: 'nom',
    stylist: 'styliste',
    phone: 'téléphone',
    email: 'e-mail',
    whatsappNumber: 'numéro WhatsApp',
    address: 'adresse',
    social: 'réseaux sociaux',
    hours: 'horaires',
    accessibility: 'accessibilité',
    legalName: 'raison sociale',
    legalForm: 'forme juridique',
    capital: 'capital',
    siren: 'SIREN',
    siret: 'SIRET',
    rcsCity: 'ville du RCS',
    vatNumber: 'numéro de TVA',
    seat: 'siège',
    publicationDirector: 'directrice de la publication',
    mediator: 'médiateur',
    host: 'hébergeur',
    returnsEmail: 'e-mail des retours',
    textileId: 'identifiant textile',
    ossEnabled: 'guichet unique de la TVA',
    vatPeriodicity: 'périodicité de la TVA',
    reportingPlatform: 'plateforme agréée',
    carriers: 'transporteurs',
    rates: 'tarifs de livraison',
    preparationDays: 'jours de préparation',
    transitDays: 'jours d’acheminement',
    makingWeeks: 'semaines de confection',
    wedding: 'prix des robes de mariée',
    evening: 'prix des robes de soirée',
    ceremony: 'prix des tenues de cérémonie',
  },
  fields: {
    callable:
      'Ce numéro ne peut pas être appelé\u00a0: des chiffres et des espaces, + devant l’indicatif, sans (0).',
    international: 'WhatsApp a besoin de l’indicatif du pays\u00a0: +33 6…',
    https: 'Une adresse complète qui commence par https:// est attendue.',
    country: 'Ce pays n’est pas dans la liste.',
    cents: 'Deux décimales au plus.',
    noDay: 'Cochez un jour au moins.',
    dayTwice: 'Un jour y est deux fois.',
    time: 'Indiquez une heure, comme 09:30.',
    noHours: 'Gardez au moins une ligne d’heures.',
    closesBeforeItOpens: 'La fermeture doit être après l’ouverture.',
    opensTwice: 'Ces heures en chevauchent d’autres le même jour.',
    onRequestOpensTwice: 'Ces heures chevauchent celles du salon le même jour.',
    rateOfOther:
      'À 100 %, le site est «\u00a0totalement conforme\u00a0»\u00a0; de 50 à 99 %, il l’est «\u00a0partiellement\u00a0»\u00a0; au-dessous, il ne l’est pas.',
    auditMissing: 'Sans audit, le site est «\u00a0non conforme\u00a0»\u00a0: indiquez la date de l’audit.',
    maxBelowMin: 'Le plus long doit être au moins égal au plus court.',
    siren: 'Neuf chiffres, dont le dernier est une clé\u00a0: celle-ci ne convient pas.',
    siret: 'Quatorze chiffres, dont le dernier est une clé\u00a0: celle-ci ne convient pas.',
    vatNumber: 'FR, une clé de deux chiffres, puis le SIREN\u00a0: cette clé ne convient pas.',
    siretOfOther: 'Le SIRET commence par le SIREN de la société.',
    vatNumberOfOther: 'Le numéro de TVA finit par le SIREN de la société.',
    noCarrier: 'Gardez au moins un transporteur.',
    carrierId: 'Lettres minuscules sans accent, chiffres et tirets seulement.',
    carrierTwice: 'Ce transporteur est déjà dans la liste.',
    parcelNumber: 'L’adresse doit contenir {number}, à la place du numéro du colis.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    settings: typeof settingsRefusalsFr
  }
}
