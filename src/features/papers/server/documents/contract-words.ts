import type { Language } from '../../../../shared/i18n/languages.ts'
import { catalogTextsEn } from '../../../catalog/catalog.texts.en.ts'
import { catalogTextsFr } from '../../../catalog/catalog.texts.fr.ts'
import type { VatRegime } from '../../invoice-content.ts'

/** The fixed texts of a contract. */
interface ContractWords {
  readonly title: string
  readonly number: string
  readonly binding: string
  readonly concluded: string
  readonly accepted: string
  readonly version: (version: string, moment: string) => string
  readonly payment: string
  readonly delivery: string
  readonly wantedFor: string
  readonly seller: string
  readonly buyer: string
  readonly deliveredTo: string
  readonly fetchedAt: string
  readonly products: string
  readonly product: string
  readonly quantity: string
  readonly unit: string
  readonly amount: string
  readonly promise: (from: string, to: string) => string
  readonly eligible: string
  readonly excluded: string
  readonly subtotal: string
  readonly shipping: string
  readonly free: string
  readonly total: string
  readonly vatOf: (rate: string, base: string) => string
  readonly regimes: Readonly<Record<VatRegime, string | undefined>>
  readonly withdrawal: string
  readonly withdrawalText: (where: { readonly url: string; readonly email: string }) => string
  readonly guarantees: string
  readonly guaranteesText: string
  readonly complaints: string
  readonly complaintsText: (reach: { readonly phone: string; readonly email: string }) => string
  readonly terms: string
  readonly agreed: (version: string, moment: string) => string
  readonly page: string
}

const fr: ContractWords = {
  title: 'Contrat de vente',
  number: 'Commande n°\u00a0',
  binding: 'Le texte français fait foi.',
  concluded: 'Conclu le',
  accepted: 'Conditions acceptées',
  version: (version, moment) => `version ${version}, le ${moment}`,
  payment: 'Paiement',
  delivery: 'Livraison',
  wantedFor: 'Date de l’événement',
  seller: 'Vendeur',
  buyer: 'Acheteur',
  deliveredTo: 'Livraison à',
  fetchedAt: 'Retrait à l’atelier',
  products: 'Les pièces',
  product: 'Pièce',
  quantity: 'Qté',
  unit: 'Prix unitaire TTC',
  amount: 'Montant TTC',
  promise: (from, to) => `Livraison entre le ${from} et le ${to}.`,
  eligible: 'Rétractation possible pendant quatorze jours après la réception.',
  excluded: catalogTextsFr.product.withdrawalExcluded,
  subtotal: 'Sous-total',
  shipping: 'Livraison',
  free: 'offerte',
  total: 'Total TTC',
  vatOf: (rate, base) => `dont TVA ${rate} sur ${base}`,
  regimes: {
    french: undefined,
    export:
      'Exonération de TVA, article 262\u00a0I du CGI. Droits et taxes d’importation à la charge de l’acheteur.',
    'one-stop-shop': 'TVA du pays de destination, déclarée au guichet unique (OSS).',
  },
  withdrawal: 'Se rétracter',
  withdrawalText: ({ url, email }) =>
    `Vous disposez de quatorze jours après la réception de la dernière pièce pour vous rétracter, sans donner de motif, des pièces qui le permettent. Écrivez à ${email} ou à l’adresse du vendeur\u00a0; le formulaire annexé aux conditions peut vous servir. Vous pouvez également exercer votre droit de rétractation en ligne sur ${url}. Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons, dans les meilleurs délais, un accusé de réception de la rétractation sur un support durable (par exemple, par courriel), y compris son contenu ainsi que la date et l’heure de sa soumission. Vous avez ensuite quatorze jours pour renvoyer la pièce\u00a0; les frais directs du renvoi sont à votre charge. Nous vous remboursons au plus tard quatorze jours après avoir été informés de votre décision (conditions, article\u00a07).`,
  guarantees: 'Vos garanties',
  guaranteesText:
    'Toutes les pièces, celles à vos mesures comprises, sont couvertes par la garantie légale de conformité et par celle des vices cachés, deux ans chacune. Le texte de la loi est à l’article\u00a08 des conditions.',
  complaints: 'Réclamations et médiation',
  complaintsText: ({ phone, email }) =>
    `Adressez d’abord votre réclamation à la maison, par écrit, ou au ${phone} (numéro non surtaxé), ${email}. Faute d’accord, vous pouvez saisir gratuitement le médiateur de la consommation, dans l’année qui suit\u00a0:`,
  terms: 'Conditions générales de vente',
  agreed: (version, moment) => `Version ${version}, acceptée le ${moment}.`,
  page: 'page',
}

const en: ContractWords = {
  title: 'Contract of sale',
  number: 'Order no.\u00a0',
  binding: 'This is a translation. The French text, which follows, is the binding one.',
  concluded: 'Made on',
  accepted: 'Terms accepted',
  version: (version, moment) => `version ${version}, ${moment}`,
  payment: 'Payment',
  delivery: 'Delivery',
  wantedFor: 'Date of the event',
  seller: 'Seller',
  buyer: 'Buyer',
  deliveredTo: 'Delivered to',
  fetchedAt: 'Collected at the atelier',
  products: 'The pieces',
  product: 'Piece',
  quantity: 'Qty',
  unit: 'Unit price incl. VAT',
  amount: 'Amount incl. VAT',
  promise: (from, to) => `Delivery between ${from} and ${to}.`,
  eligible: 'Withdrawal is possible for fourteen days after receipt.',
  excluded: catalogTextsEn.product.withdrawalExcluded,
  subtotal: 'Subtotal',
  shipping: 'Delivery',
  free: 'free',
  total: 'Total incl. VAT',
  vatOf: (rate, base) => `including VAT ${rate} on ${base}`,
  regimes: {
    french: undefined,
    export:
      'Exempt from VAT, article 262\u00a0I of the French tax code. Import duties and taxes are the buyer’s to pay.',
    'one-stop-shop': 'VAT of the country of destination, declared over the One Stop Shop.',
  },
  withdrawal: 'Withdrawing',
  withdrawalText: ({ url, email }) =>
    `You have fourteen days after receiving the last piece to withdraw, without giving any reason, from the pieces that allow it. Write to ${email} or to the seller’s address; the form annexed to the terms may serve you. You may also exercise your right of withdrawal online at ${url}. If you use this online function, we will send you without delay an acknowledgement of receipt of the withdrawal on a durable medium (for example by e-mail), including its content and the date and time of its submission. You then have fourteen days to send the piece back; the direct cost of sending it is yours. We refund you no later than fourteen days after being told of your decision (terms, article 7).`,
  guarantees: 'Your guarantees',
  guaranteesText:
    'All pieces, those made to your measurements included, are covered by the legal guarantee of conformity and by that against hidden defects, two years each. What the law says stands in article 8 of the terms.',
  complaints: 'Complaints and mediation',
  complaintsText: ({ phone, email }) =>
    `Please send your complaint to the house first, in writing, or call ${phone} (no surcharge), ${email}. Failing agreement, you may refer it free of charge, within a year, to the consumer mediator:`,
  terms: 'Terms of sale',
  agreed: (version, moment) => `Version ${version}, accepted on ${moment}.`,
  page: 'page',
}

export const contractWords: Readonly<Record<Language, ContractWords>> = { fr, en }
