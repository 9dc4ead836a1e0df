import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

const path = pathTo('adminBookkeeping')

export const bookkeepingRoom = defineRooms({
  page: 'adminBookkeeping',
  areas: ['accounting'],
  group: 'sales',
  place: 3,
  name: { fr: 'Comptes', en: 'Accounts' },
  parts: [
    { name: { fr: 'Journal des ventes, FEC', en: 'Sales journal, FEC' }, to: `${path}?view=journal` },
    { name: { fr: 'TVA', en: 'VAT' }, to: `${path}?view=tva` },
    { name: { fr: 'E-reporting', en: 'E-reporting' }, to: `${path}?view=e-reporting` },
    { name: { fr: 'Chiffres des ventes', en: 'Sales figures' }, to: `${path}?view=chiffres` },
    { name: { fr: 'Clôtures', en: 'Closings' }, to: `${path}?view=clotures` },
    {
      name: { fr: 'Attestation de l’éditeur', en: 'Attestation of the editor' },
      to: `${path}?view=attestation`,
    },
    { name: { fr: 'Versements', en: 'Payouts' }, to: `${path}?view=versements` },
  ],
})
