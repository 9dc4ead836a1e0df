import { appointmentKindNamesFr } from './appointment-kind-names.fr.ts'

/**
 * The texts that only the server says: the names of the kinds of appointment, the reasons of refusals, and the results of
 * calls.
 */
export const appointmentsRefusalsFr = {
  kinds: appointmentKindNamesFr,
  errors: {
    slotTaken: 'Ce créneau n’est pas ou n’est plus libre. Choisissez-en un autre.',
    isOver: 'Ce rendez-vous est passé ou annulé\u00a0: il ne peut plus être modifié.',
    notReadyBy: 'L’atelier n’aura pas fini avant le {{day}}. Choisissez ce jour ou un autre après.',
    tooLate:
      'À moins de {{hours}}\u00a0heures du rendez-vous, un changement se fait par téléphone. Nous ferons de notre mieux.',
    eventPast: 'Cette date est passée.',
    appointmentNotFound: 'Ce rendez-vous n’existe pas.',
    productNotFound: 'Cette pièce n’existe pas.',
  },
  done: {
    booked: 'Votre rendez-vous est confirmé. Nous nous réjouissons de vous recevoir.',
    asked: 'Votre demande est enregistrée et le créneau vous est gardé. La maison vous le confirmera.',
    moved: 'Votre rendez-vous est déplacé.',
    cancelled: 'Votre rendez-vous est annulé.',
  },
  calendar: {
    description: 'Votre rendez-vous privé. Pour nous joindre\u00a0: {{phone}}.',
    fileName: 'rendez-vous.ics',
  },
  fields: {
    tooManyDays: 'Demandez un mois à la fois, du premier jour au dernier.',
  },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    appointments: typeof appointmentsRefusalsFr
  }
}
