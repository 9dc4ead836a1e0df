import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { centsOfEuros, eurosOfCents } from '../../shared/money.ts'
import { productParams } from '../catalog/product.schema.ts'
import { productCostAudit } from './product-costs.audit.ts'
import { highestCostEuros } from './product-costs.limits.ts'
import './product-costs.refusals.fr.ts'

const isInCents = (euros: number) => eurosOfCents(centsOfEuros(euros)) === euros

const costField = z
  .number({ error: 'product-costs:fields.cost' })
  .min(0, { error: 'product-costs:fields.cost' })
  .max(highestCostEuros, { error: 'product-costs:fields.cost' })
  .refine(isInCents, { error: 'product-costs:fields.cost' })
  .nullable()
  .describe('Euros without tax, to the cent; null while it is not known')

const costs = z.object({
  success: z.literal(true),
  cost: z.number().nullable().describe('Today, in euros without tax; null while it is not known'),
  history: z
    .array(z.object({ cost: z.number().nullable(), since: z.iso.datetime() }))
    .describe('What it was since when, the newest first; the first is that of today'),
})

export const productCostsContract = defineContract({
  'GET /admin/products/{id}/cost': {
    access: 'staff',
    areas: ['catalogue', 'accounting'],
    summary: 'Returns what a product costs the company, and what it did before',
    params: productParams,
    answer: costs,
  },
  'PUT /admin/products/{id}/cost': {
    access: 'staff',
    areas: ['catalogue'],
    audit: [productCostAudit['cost-set']],
    summary: 'Sets what a product costs the company from now on; orders keep the cost of their time',
    params: productParams,
    body: z.object({ cost: costField }),
    answer: costs,
  },
})

export type ProductCostsContract = typeof productCostsContract
export type ProductCosts = Readonly<z.output<typeof costs>>
