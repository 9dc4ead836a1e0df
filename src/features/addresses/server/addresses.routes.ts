import { implement } from '../../../platform/http/implement.ts'
import { signedInCaller } from '../../accounts/server/accounts.public.ts'
import { addressesContract } from '../addresses.contract.ts'
import { addressOnTheWire, findAddresses } from './addresses.repository.ts'
import type { AddressRow } from './addresses.table.ts'
import { changeAddress } from './change-address.ts'
import { enterAddress } from './enter-address.ts'
import { removeAddress } from './remove-address.ts'

const listAnswer = (book: readonly AddressRow[]) => ({
  success: true as const,
  addresses: book.map(addressOnTheWire),
})

export const addressesRoutes = implement(addressesContract, {
  'GET /account/addresses': async (ctx) => listAnswer(await findAddresses(ctx.db, signedInCaller(ctx).id)),

  'POST /account/addresses': async (ctx, { body }) => {
    const { address, book } = await enterAddress(ctx, body)
    return { ...listAnswer(book), address: addressOnTheWire(address) }
  },

  'PUT /account/addresses/{id}': async (ctx, { params, body }) => {
    const { address, book } = await changeAddress(ctx, { id: params.id, input: body })
    return { ...listAnswer(book), address: addressOnTheWire(address) }
  },

  'DELETE /account/addresses/{id}': async (ctx, { params }) =>
    listAnswer(await removeAddress(ctx, params.id)),
})
