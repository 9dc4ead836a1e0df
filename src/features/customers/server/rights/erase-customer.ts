import { audit } from '../../../../platform/audit/audit.ts'
import type { Context } from '../../../../platform/context/context.ts'
import { eraseAccount, erasePerson } from '../../../privacy/server/erase-person.public.ts'
import { personAudit } from '../../customers.audit.ts'
import { customersErrors } from '../../customers.errors.ts'
import { isSameName } from '../../rights/typed-name.rules.ts'
import { findSubject } from './find-subject.ts'
import { findHindrances } from './read-erasure.ts'

interface EraseCustomerInput {
  readonly id: string
  /** The name of the person, as the admin has typed it. */
  readonly name: string
}

/**
 * Erases a customer or guest on request, in one transaction and by the way on which customers close their own account.
 * What is not finished hinders it, because the house could not finish it with somebody whom it no longer knows.
 */
export const eraseCustomer = (ctx: Context, { id, name: typed }: EraseCustomerInput) =>
  ctx.write(async (tx) => {
    const { name, person, joined, account } = await findSubject(tx.db, id)
    if (!isSameName(typed, name))
      throw customersErrors.nameDiffers({ fields: { name: 'errors.nameDiffers' } })
    const [hindrance] = await findHindrances(ctx, tx.db, [person, ...joined])
    if (hindrance) throw customersErrors.erasureHindered({ values: { title: hindrance.title } })
    await audit(tx.db, ctx, personAudit.erased, { id })
    for (const guest of joined) await erasePerson(ctx, tx, guest)
    if (account) await eraseAccount(ctx, tx, account)
    else await erasePerson(ctx, tx, person)
  })
