import type { SameShape } from '../../../../shared/i18n/text-registry.ts'

const fr = {
  lead: 'Un jour se clôt de lui-même la nuit qui le suit, un mois après tous ses jours, une année après tous ses mois. Rien n’entre plus dans une période clôturée\u00a0: ce qui la corrige entre à sa propre date, et la nomme.',
  attestation: 'Attestation de l’éditeur',
  caption: 'Les périodes clôturées, la dernière en premier',
  none: 'Aucune clôture dans cette période.',
  more: 'Les {{count}} dernières clôtures\u00a0; le fichier les a toutes.',
  kind: 'Clôtures',
  kinds: { all: 'Toutes', day: 'Des jours', month: 'Des mois', year: 'Des années' },
  columns: {
    period: 'Période',
    number: 'N°',
    entries: 'Écritures',
    net: 'HT',
    vat: 'TVA',
    taken: 'Encaissé',
    givenBack: 'Rendu',
    perpetual: 'Total perpétuel',
    closed: 'Clôturée',
    hash: 'Empreinte',
  },
  byItself: 'd’elle-même',
  byFormer: 'par une personne qui n’a plus de compte',
  by: 'par {{name}}',
  forgotten: 'pièces oubliées le {{day}}',
  close: {
    title: 'Clôturer',
    lead: 'Sans attendre la nuit\u00a0: ce qui précède la période et n’est pas encore clôturé l’est avec elle.',
    period: 'Période à clôturer',
    ask: 'Clôturer…',
    question: 'Clôturer «\u00a0{{period}}\u00a0»\u00a0?',
    forGood:
      'C’est définitif. Aucune pièce et aucun mouvement n’entrera plus dans cette période ni avant elle, et rien de ce qui s’y trouve ne pourra changer.',
    keep: 'Ne pas clôturer',
    confirm: 'Clôturer définitivement',
    done_one: '{{count}} période est clôturée.',
    done_other: '{{count}} périodes sont clôturées.',
    failed: 'La période n’a pas été clôturée.',
  },
  sheet: {
    lead: 'Cette attestation répond à l’article 286, I, 3° bis du code général des impôts. Relisez-la, imprimez-la et signez-la\u00a0: elle se présente à l’administration qui la demande.',
    inFrench:
      'Elle est rédigée en français, parce que c’est une pièce de droit français\u00a0; son second volet est signé par l’entreprise qui utilise le logiciel.',
    print: 'Imprimer',
    back: 'Retour aux clôtures',
  },
} as const

const en: SameShape<typeof fr> = {
  lead: 'A day closes by itself in the night that follows, a month after all of its days, a year after all of its months. Nothing enters a closed period any more: what corrects it enters on a day of its own, and names it.',
  attestation: 'Attestation of the editor',
  caption: 'The closed periods, the last one first',
  none: 'No closing in this period.',
  more: 'The last {{count}} closings; the file has them all.',
  kind: 'Closings',
  kinds: { all: 'All', day: 'Of days', month: 'Of months', year: 'Of years' },
  columns: {
    period: 'Period',
    number: 'No.',
    entries: 'Entries',
    net: 'Net',
    vat: 'VAT',
    taken: 'Taken',
    givenBack: 'Given back',
    perpetual: 'Perpetual total',
    closed: 'Closed',
    hash: 'Hash',
  },
  byItself: 'by itself',
  byFormer: 'by somebody without an account now',
  by: 'by {{name}}',
  forgotten: 'papers forgotten on {{day}}',
  close: {
    title: 'Close',
    lead: 'Without waiting for the night: what lies before the period and is not closed yet is closed with it.',
    period: 'Period to close',
    ask: 'Close…',
    question: 'Close “{{period}}”?',
    forGood:
      'This is for good. No paper and no movement will enter this period any more, nor any before it, and nothing in it can be changed.',
    keep: 'Do not close',
    confirm: 'Close for good',
    done_one: '{{count}} period is closed.',
    done_other: '{{count}} periods are closed.',
    failed: 'The period was not closed.',
  },
  sheet: {
    lead: 'This attestation answers article 286, I, 3° bis of the French tax code. Read it, print it and sign it: it is shown to the tax office when it asks.',
    inFrench:
      'It is a paper of French law, and therefore in French. It says who made this software and which version is in use, and that it meets the four conditions of the law: what is entered cannot be changed (inaltérabilité), it is protected and can be proved (sécurisation), it is kept with daily, monthly and yearly closings (conservation), and it can be archived and read outside of the software (archivage). Its second part is signed by the company that uses the software.',
    print: 'Print',
    back: 'Back to the closings',
  },
}

export const closingsDeskTexts = { fr, en }

declare module '../../../../shared/i18n/text-registry.ts' {
  interface TextRegistry {
    closingsDesk: typeof fr
  }
}
