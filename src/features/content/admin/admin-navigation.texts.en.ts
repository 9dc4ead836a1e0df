import type { SameShape } from '../../../shared/i18n/text-registry.ts'
import type { adminNavigationTextsFr } from './admin-navigation.texts.fr.ts'

export const adminNavigationTextsEn: SameShape<typeof adminNavigationTextsFr> = {
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
