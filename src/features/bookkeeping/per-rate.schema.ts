import { z } from 'zod'

const euros = z.number()

const bases = z.object({ r20: euros, r10: euros, r5_5: euros, r2_1: euros, r0: euros, other: euros })

const head = (fr: string, en: string) => ({ fr, en })

/** A column for base and tax of each rate, so that a spreadsheet can add them up, and their heads. */
export const perRate = {
  columns: { base: bases, tax: bases.omit({ r0: true }) },
  heads: {
    'base.r20': head('Base 20 %', 'Base 20 %'),
    'base.r10': head('Base 10 %', 'Base 10 %'),
    'base.r5_5': head('Base 5,5 %', 'Base 5.5 %'),
    'base.r2_1': head('Base 2,1 %', 'Base 2.1 %'),
    'base.r0': head('Base sans TVA', 'Base without VAT'),
    'base.other': head('Base autres taux', 'Base other rates'),
    'tax.r20': head('TVA 20 %', 'VAT 20 %'),
    'tax.r10': head('TVA 10 %', 'VAT 10 %'),
    'tax.r5_5': head('TVA 5,5 %', 'VAT 5.5 %'),
    'tax.r2_1': head('TVA 2,1 %', 'VAT 2.1 %'),
    'tax.other': head('TVA autres taux', 'VAT other rates'),
  },
} as const
