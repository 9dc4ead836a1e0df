/** What only the server says: why a call is refused. */
export const productCostsRefusalsFr = {
  fields: { cost: 'Indiquez un montant en euros, avec deux décimales au plus.' },
} as const

declare module '../../shared/i18n/text-registry.ts' {
  interface RefusalRegistry {
    'product-costs': typeof productCostsRefusalsFr
  }
}
