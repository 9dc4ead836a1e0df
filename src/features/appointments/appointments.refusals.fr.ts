import { appointmentKindNamesFr } from './appointment-kind-names.fr.ts'

/** What only the server says: the names of the kinds of visit, why a call is refused, and what came of it. */
export const appointmentsRefusalsFr = {
  kinds: appointmentKindNamesFr,
  errors: {
    slotTaken: 'Ce créneau n’est pas ou n’est plus libre. Choisissez-en un autre.',
    isOver: 'Ce rendez-vous est passé ou annulé\u00a0: il ne peut plus être modifié.',
    tooLate:
      'À moins de {{hours}}\u00a0heures du rendez-vous, un changement se fait par téléphone. Nous ferons de notre mieux.',
    eventPast: 'Cette date est passée.',
    appointmentNotFound: 'Ce rendez-vous n’existe pas.',
    productNotFound: 'Cette pièce n’existe pas.',
    houseClosed: 'La maison ne reçoit pas à cette heure. Confirmez si elle reçoit quand même.',
    impossibleMoment: 'Une visite commence à l’heure ou à la demie, ni dans le passé ni au-delà de deux ans.',
    notPossible: 'Ce rendez-vous est ailleurs entre-temps\u00a0: cela n’est plus possible.',
  },
  done: {
    booked: 'Votre rendez-vous est confirmé. Nous nous réjouissons de vous recevoir.',
    asked: 'Votre demande est enregistrée et le créneau vous est gardé. La maison vous le confirmera.',
    moved: 'Votre rendez-vous est déplacé.',
    cancelled: 'Votre rendez-vous est annulé.',
    house: {
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
  },
  calendar: {
    description: 'Votre rendez-vous privé. Pour nous joindre\u00a0: {{phone}}.',
    fileName: 'rendez-vous.ics',
  },
  fields: {
    tooManyDays: 'Demandez un mois à la fois, du premier jour au dernier.',
    reasonMissing: 'Dites pourquoi\u00a0: la cliente ou le client le lira.',
    otherCentury: 'Choisissez une date de ce siècle.',
    endsBeforeItBegins: 'La fin précède le début.',
    tooLongClosed: 'Une fermeture dure un an au plus.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    appointments: typeof appointmentsRefusalsFr
  }
}
