import type { SameShape } from '../../../shared/i18n/text-registry.ts'
import type { launchTextsFr } from './launch.texts.fr.ts'

export const launchTextsEn: SameShape<typeof launchTextsFr> = {
  title: 'Before opening',
  failed: 'What is missing could not be read.',
  retry: 'Try again',
  ready: 'Nothing is missing: the house may open.',
  before_one: '{{count}} point before opening',
  before_other: '{{count}} points before opening',
  kinds: {
    law: 'Required by law',
    opening: 'Needed to open',
    advice: 'Advisable',
  },
  items: {
    company: 'The company is still that of the example, in whole or in part.',
    mediator: 'The mediator is still that of the example: having one is compulsory before opening.',
    host: 'The host is still that of the example.',
    textileId: 'The unique textile identifier is still that of the example.',
    guaranteeNotice:
      'The European notice on guarantees is not shown. Its picture comes from the European Commission; whoever runs the site puts it into the checkout and its mails.',
    contact: 'The name, the address or a way to reach you is still that of the example.',
    payment:
      'Payment is a demonstration: no money arrives. Whoever runs the server sets the keys of Stripe there.',
    mail: 'No mail leaves. Whoever runs the server sets SMTP_URL there.',
    publicUrl: 'The site has no public address in https. Whoever runs the server sets PUBLIC_URL there.',
    demoAccounts_one:
      '{{count}} example account can still enter. The house opens on a new database, without the demonstration.',
    demoAccounts_other:
      '{{count}} example accounts can still enter. The house opens on a new database, without the demonstration.',
    secrets:
      'The secret that signs sessions is known to everybody. Whoever runs the server sets APP_SECRET there.',
    products: 'No piece is in the shop. It takes one to open.',
    terms: 'Some hours, delivery costs or prices are still those of the example.',
    lookbook: 'The look book shows no picture.',
    accessibility: 'The accessibility of the site has not been stated.',
    english_one: '{{count}} piece has no English text.',
    english_other: '{{count}} pieces have no English text.',
  },
  ways: {
    maison: 'Complete the house',
    horaires: 'Check hours, delivery and prices',
    societe: 'Complete the company',
    hebergeur: 'Name the host',
    mediateur: 'Name the mediator',
    accessibilite: 'State the accessibility',
    gallery: 'Hang pictures',
  },
}
