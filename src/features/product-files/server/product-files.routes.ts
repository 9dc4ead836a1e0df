import { implement } from '../../../platform/http/implement.ts'
import { productFilesContract } from '../product-files.contract.ts'
import { exportProducts } from './export-products.ts'
import { findImports } from './find-imports.ts'
import { importProducts } from './import-products.ts'
import { comparisonOnTheWire } from './planning/comparison-on-the-wire.ts'
import { planImport } from './planning/plan-import.ts'
import { takeBackImport } from './taking-back/take-back-import.ts'

const success = true as const

export const productFilesRoutes = implement(productFilesContract, {
  'GET /admin/products.csv': (ctx) => exportProducts(ctx, 'csv'),

  'GET /admin/products.json': (ctx) => exportProducts(ctx, 'json'),

  'POST /admin/product-imports/comparison': async (ctx, { files: [file], body: { columns } }) => ({
    success,
    comparison: comparisonOnTheWire(await planImport(ctx, { file, columns })),
  }),

  'POST /admin/product-imports': async (ctx, { files: [file], body: { columns, seen } }) => {
    const plan = await planImport(ctx, { file, columns })
    return { success, ...(await importProducts(ctx, { fileName: file?.name ?? '', plan, seen })) }
  },

  'GET /admin/product-imports': async ({ db }) => ({ success, imports: await findImports(db) }),

  'POST /admin/product-imports/{id}/taking-back': async (ctx, { params: { id } }) => ({
    success,
    ...(await takeBackImport(ctx, id)),
  }),
})
