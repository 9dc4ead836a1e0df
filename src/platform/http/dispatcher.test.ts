import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineContract, type Endpoint } from '../../shared/api/contract.ts'
import { AppError } from '../../shared/errors.ts'
import type { Context } from '../context/context.ts'
import { createDispatcher } from './dispatcher.ts'
import { implement } from './implement.ts'

const contract = defineContract({
  'POST /silent': { access: 'public', summary: 'Says of no conflict', answer: z.object({}) },
  'POST /told': {
    access: 'public',
    summary: 'Says of its conflict',
    conflicts: 'It is taken',
    answer: z.object({}),
  },
})

const taken = new AppError({ slice: 'request', code: 'taken', kind: 'conflict' })

const refuse = () => Promise.reject(taken)

const routes = implement(contract, { 'POST /silent': refuse, 'POST /told': refuse })

const callOf = (key: keyof typeof contract, checkAnswers: boolean) =>
  createDispatcher({ modules: [routes], checkAnswers }).call({ caller: null } as Context, key, {})

describe('a conflict', () => {
  it('that the contract does not declare is found out by any test that meets it', async () => {
    await expect(callOf('POST /silent', true)).rejects.toThrow('POST /silent does not declare its conflicts')
  })
  it('that is declared is thrown as it is, and so is each in production', async () => {
    await expect(callOf('POST /told', true)).rejects.toBe(taken)
    await expect(callOf('POST /silent', false)).rejects.toBe(taken)
  })
})

describe('a call that cannot be compared with another one', () => {
  const endpoint = { access: 'public', summary: 'Files', idempotent: true, answer: z.object({}) } as const

  it.each([
    { upload: { fields: ['file'], mostFiles: 1, mostBytes: 1 } },
    { rawBody: { signatureHeaders: ['signature'], description: 'HMAC' } },
  ] satisfies Partial<Endpoint>[])('cannot be idempotent: %j', (kind) => {
    const files = { key: 'POST /files', endpoint: { ...endpoint, ...kind }, handler: refuse } as const
    expect(() => createDispatcher({ modules: [{ endpoints: [files] }] })).toThrow('cannot be compared')
  })
})
