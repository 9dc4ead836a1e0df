import { pathTo } from '../../../sitemap.ts'
import { defineRooms } from '../../desk/admin/room.public.ts'

export const settingsRoom = defineRooms({
  page: 'adminSettings',
  group: 'company',
  place: 3,
  name: { fr: 'Réglages', en: 'Settings' },
  parts: [
    {
      name: { fr: 'La maison', en: 'The house' },
      to: `${pathTo('adminSettings')}#maison`,
      words: { fr: 'nom adresse téléphone courriel', en: 'name address telephone email' },
    },
    {
      name: { fr: 'Horaires', en: 'Opening hours' },
      to: `${pathTo('adminSettings')}#horaires`,
      words: { fr: 'heures ouverture jours', en: 'opening days' },
    },
    {
      name: { fr: 'Fermetures', en: 'Closures' },
      to: `${pathTo('adminSettings')}#fermetures`,
      words: { fr: 'congés vacances fériés', en: 'holidays' },
    },
    {
      name: { fr: 'Livraison', en: 'Delivery' },
      to: `${pathTo('adminSettings')}#livraison`,
      words: { fr: 'frais de port gratuit délai', en: 'postage free delay' },
    },
    {
      name: { fr: 'Tarifs', en: 'Prices' },
      to: `${pathTo('adminSettings')}#tarifs`,
      words: { fr: 'prix à partir de', en: 'from' },
    },
    {
      name: { fr: 'Société', en: 'Company' },
      to: `${pathTo('adminSettings')}#societe`,
      words: { fr: 'siret tva capital rcs', en: 'vat registration' },
    },
    {
      name: { fr: 'Hébergeur', en: 'Host' },
      to: `${pathTo('adminSettings')}#hebergeur`,
      words: { fr: 'serveur mentions légales', en: 'server legal notice' },
    },
    {
      name: { fr: 'Médiateur', en: 'Mediator' },
      to: `${pathTo('adminSettings')}#mediateur`,
      words: { fr: 'litige consommation', en: 'dispute' },
    },
    {
      name: { fr: 'Garanties', en: 'Guarantees' },
      to: `${pathTo('adminSettings')}#garanties`,
      words: { fr: 'durabilité notice', en: 'durability notice' },
    },
    {
      name: { fr: 'Transporteurs', en: 'Carriers' },
      to: `${pathTo('adminSettings')}#transporteurs`,
      words: { fr: 'colis suivi', en: 'parcel tracking' },
    },
    {
      name: { fr: 'Accessibilité', en: 'Accessibility' },
      to: `${pathTo('adminSettings')}#accessibilite`,
      words: { fr: 'déclaration', en: 'statement' },
    },
    {
      name: { fr: 'Essai du courrier', en: 'Trial of the mail' },
      to: `${pathTo('adminSettings')}#courrier`,
      words: { fr: 'serveur messagerie smtp envoi', en: 'mail server smtp sending' },
    },
  ],
  records: { settings: () => pathTo('adminSettings'), guarantee_notice: () => pathTo('adminSettings') },
})
