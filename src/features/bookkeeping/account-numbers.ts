import type { VatRegime } from '../papers/invoice-content.ts'

/** An account of the French chart of accounts (PCG). */
export interface Account {
  readonly number: string
  readonly name: string
}

const named = (number: string, name: string): Account => ({ number, name })

/** The accounts of the house. Their names are French, as the books that they are entered in. */
export const accounts = {
  customers: named('411000', 'Clients'),
  cards: named('511500', 'Cartes bancaires à l’encaissement'),
  bank: named('512000', 'Banque'),
  fees: named('627000', 'Services bancaires et assimilés'),
  disputes: named('467100', 'Litiges bancaires en cours'),
  unexplained: named('471000', 'Comptes d’attente'),
  goods: {
    french: named('707100', 'Ventes de marchandises, TVA française'),
    'one-stop-shop': named('707200', 'Ventes de marchandises, guichet unique'),
    export: named('707300', 'Ventes de marchandises, exportations'),
  },
  services: {
    french: named('706100', 'Prestations de services, TVA française'),
    'one-stop-shop': named('706200', 'Prestations de services, guichet unique'),
    export: named('706300', 'Prestations de services, exportations'),
  },
  advance: named('419100', 'Clients, acomptes reçus sur commandes'),
  delivery: named('708500', 'Ports et frais accessoires facturés'),
  goodwill: named('709700', 'Rabais, remises et ristournes accordés'),
} as const satisfies Record<string, Account | Readonly<Record<VatRegime, Account>>>

const frenchVat: Readonly<Record<number, Account>> = {
  2000: named('445711', 'TVA collectée 20 %'),
  1000: named('445712', 'TVA collectée 10 %'),
  550: named('445713', 'TVA collectée 5,5 %'),
  210: named('445714', 'TVA collectée 2,1 %'),
}

const otherVat = named('445719', 'TVA collectée, autre taux')
const unionVat = named('445718', 'TVA collectée, guichet unique')

/** The account of the tax at a rate. */
export const vatAccount = (regime: VatRegime, rate: number) =>
  regime === 'one-stop-shop' ? unionVat : (frenchVat[rate] ?? otherVat)
