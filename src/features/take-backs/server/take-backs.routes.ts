import { implement } from '../../../platform/http/implement.ts'
import { takeBacksContract } from '../take-backs.contract.ts'
import { takeBack } from './take-back.ts'

export const takeBacksRoutes = implement(takeBacksContract, {
  'POST /admin/take-backs': async (ctx, { body: { entry, ...wanted } }) => {
    await takeBack(ctx, { ...wanted, entry: entry === undefined ? undefined : Number(entry) })
    return { success: true as const }
  },
})
