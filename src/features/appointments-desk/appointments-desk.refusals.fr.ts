/** The texts that only the server says to the team: the reasons of refusals, and the results of calls. */
export const appointmentsDeskRefusalsFr = {
  errors: {
    houseClosed: 'La maison ne reçoit pas à cette heure. Confirmez si elle reçoit quand même.',
    impossibleMoment: 'Une visite commence à l’heure ou à la demie, ni dans le passé ni au-delà de deux ans.',
    notPossible: 'Ce rendez-vous est ailleurs entre-temps\u00a0: cela n’est plus possible.',
  },
  done: {
    noted: 'Le rendez-vous est noté.',
    moved: 'Le rendez-vous est déplacé.',
    confirmed: 'Le rendez-vous est confirmé.',
    cancelled_by_house: 'Le rendez-vous est annulé.',
    honoured: 'La visite est notée comme honorée.',
    absent: 'L’absence est notée.',
    note: 'La note est gardée.',
    closed: 'La maison est fermée à ces heures.',
    opened: 'La maison reçoit de nouveau.',
  },
  fields: {
    reasonMissing: 'Dites pourquoi\u00a0: la cliente ou le client le lira.',
    endsBeforeItBegins: 'La fin précède le début.',
    tooLongClosed: 'Une fermeture dure un an au plus.',
    otherCentury: 'Choisissez une date de ce siècle.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    'appointments-desk': typeof appointmentsDeskRefusalsFr
  }
}
