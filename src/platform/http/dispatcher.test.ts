import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
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
  const endpoint = {
    access: 'public',
    summary: 'Told by a provider',
    idempotent: true,
    answer: z.object({}),
  } as const

  it('cannot be idempotent', () => {
    const signed = { ...endpoint, rawBody: { signatureHeaders: ['signature'], description: 'HMAC' } } as const
    const told = { key: 'POST /told', endpoint: signed, handler: refuse } as const
    expect(() => createDispatcher({ modules: [{ endpoints: [told] }] })).toThrow('cannot be compared')
  })
})
