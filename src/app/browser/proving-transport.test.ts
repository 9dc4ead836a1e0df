import { expect, it } from 'vitest'
import { ApiError } from '../../shared/api/api-error.ts'
import type { ApiCall } from '../../shared/api/client.ts'
import { provingTransport } from './proving-transport.ts'

const needed = new ApiError(403, { code: 'fresh_proof_needed', message: 'Confirmez.' })

/** A server that refuses a call so many times. */
const houseThat = (refuses: number, refusal: unknown = needed) => {
  const calls: ApiCall[] = []
  const transport = async (_: unknown, call: ApiCall) => {
    calls.push(call)
    if (calls.length <= refuses) throw refusal
    return 'done'
  }
  return { transport, calls }
}

const refund = { body: { amount: 10 }, idempotencyKey: 'the key of this attempt' }

it('makes the same call once more, with its key, when the proof was given', async () => {
  const { transport, calls } = houseThat(1)
  expect(await provingTransport(transport, async () => true)('POST /admin/orders', refund)).toBe('done')
  expect(calls).toEqual([refund, refund])
})

it('asks once, and is refused when the house still is not content', async () => {
  const { transport, calls } = houseThat(2)
  await expect(provingTransport(transport, async () => true)('POST /admin/orders', refund)).rejects.toBe(
    needed,
  )
  expect(calls).toHaveLength(2)
})

it('is refused as before when nobody proves anything, and for anything else', async () => {
  const { transport, calls } = houseThat(1)
  await expect(provingTransport(transport, async () => false)('POST /admin/orders', refund)).rejects.toBe(
    needed,
  )
  expect(calls).toHaveLength(1)
  const other = new ApiError(403, { code: 'access_denied', message: 'Non.' })
  const proofs: string[] = []
  const refused = provingTransport(houseThat(1, other).transport, async () => proofs.push('asked') > 0)
  await expect(refused('POST /admin/orders', refund)).rejects.toBe(other)
  expect(proofs).toEqual([])
})
