import type { Context } from '../../../platform/context/context.ts'
import { implement } from '../../../platform/http/implement.ts'
import { countExampleAccounts } from '../../accounts/server/accounts.public.ts'
import { countPresented } from '../../catalog/server/presented-products.public.ts'
import { countShownItems } from '../../gallery/server/shown-items.public.ts'
import { hasEveryNotice } from '../../guarantees/server/guarantees.public.ts'
import { findExamples } from '../../settings/server/examples.public.ts'
import { readHouse } from '../../settings/server/house.public.ts'
import { readSeller } from '../../settings/server/seller.public.ts'
import { launchContract } from '../launch.contract.ts'
import { type LaunchFacts, launchChecklist } from '../launch-checklist.rules.ts'

const gatherFacts = async (ctx: Context): Promise<LaunchFacts> => {
  const { db, payments, sendsMail, publicUrl, hasKnownSecrets } = ctx
  const { presented, withoutEnglish } = await countPresented(db)
  const { email } = await readHouse(db)
  const { returnsEmail } = await readSeller(db)
  return {
    examples: await findExamples(db),
    emails: [email, returnsEmail],
    hasGuaranteeNotice: await hasEveryNotice(db),
    paymentsTaker: payments.name,
    sendsMail,
    publicUrl,
    hasKnownSecrets,
    exampleAccounts: await countExampleAccounts(db),
    products: presented,
    productsWithoutEnglish: withoutEnglish,
    looks: await countShownItems(ctx, 'lookbook'),
  }
}

export const launchRoutes = implement(launchContract, {
  'GET /admin/settings/checklist': async (ctx) => ({
    success: true as const,
    items: [...launchChecklist(await gatherFacts(ctx))],
  }),
})
