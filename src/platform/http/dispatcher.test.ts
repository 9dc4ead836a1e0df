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

describe('an upload that is open to strangers', () => {
  const uploads = defineContract({
    'POST /sent': {
      access: 'public',
      summary: 'Receives a file',
      params: z.object({ id: z.string() }),
      upload: { fields: ['file'], mostFiles: 1, mostBytes: 10 },
      answer: z.object({}),
    },
  })
  const handled = { 'POST /sent': async () => ({}) }

  it('needs an admission', () => {
    const modules = [implement(uploads, handled)]
    expect(() => createDispatcher({ modules })).toThrow('POST /sent receives files from anybody')
  })

  it('is refused before its files are received', async () => {
    const admit = { 'POST /sent': async ({ caller }: Pick<Context, 'caller'>) => caller ?? refuse() }
    const dispatcher = createDispatcher({ modules: [implement(uploads, handled, admit)] })
    let received = 0
    const receive = async () => {
      received++
      return { files: [], body: {} }
    }
    const send = (caller: Context['caller']) =>
      dispatcher.call({ caller } as Context, 'POST /sent', { params: { id: '1' }, receive })
    await expect(send(null)).rejects.toBe(taken)
    expect(received).toBe(0)
    await send({ id: '1' } as Context['caller'])
    expect(received).toBe(1)
  })
})
