import type { SameShape } from '../../../shared/i18n/text-registry.ts'

const fr = {
  label: 'Espace de la maison',
  rooms: {
    admin: 'Tableau de bord',
    adminOrders: 'Commandes',
    adminAppointments: 'Rendez-vous',
    adminCalendar: 'Calendrier',
    adminWithdrawals: 'Rétractations',
    adminMessages: 'Messages',
    adminNewsletter: 'Lettre',
    adminReviews: 'Avis',
    adminGallery: 'Galerie',
    adminWhatsapp: 'WhatsApp',
    adminSettings: 'Réglages',
  },
} as const

const en: SameShape<typeof fr> = {
  label: 'Admin area',
  rooms: {
    admin: 'Dashboard',
    adminOrders: 'Orders',
    adminAppointments: 'Appointments',
    adminCalendar: 'Calendar',
    adminWithdrawals: 'Withdrawals',
    adminMessages: 'Messages',
    adminNewsletter: 'Newsletter',
    adminReviews: 'Reviews',
    adminGallery: 'Gallery',
    adminWhatsapp: 'WhatsApp',
    adminSettings: 'Settings',
  },
}

export const adminNavigationTexts = { fr, en }

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    adminNavigation: typeof fr
  }
}
