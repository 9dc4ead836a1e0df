export const adminNavigationTextsFr = {
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

declare module '../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    adminNavigation: typeof adminNavigationTextsFr
  }
}
