import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { createApi } from '../../../shared/api/client.ts'
import type { WhatsappContract } from '../whatsapp.contract.ts'
import { chatStatusQuery } from './chat-status.queries.ts'

const offline = { isOnline: false, customMessage: 'Au salon', lastUpdated: '2026-11-24T10:00:00.000Z' }

const queryOver = (answer: () => Promise<unknown>) =>
  chatStatusQuery(createApi<WhatsappContract>(answer, 'fr'))

describe('the status of the chat', () => {
  it('is what the house says, asked for again every five minutes', async () => {
    const query = queryOver(async () => ({ success: true, data: offline }))
    expect(query.refetchInterval).toBe(300_000)
    expect(await new QueryClient().fetchQuery(query)).toEqual(offline)
  })

  it('is online without a word when the house does not answer, also where it had answered before', async () => {
    let isBroken = false
    const query = queryOver(async () => {
      if (isBroken) throw new Error('No line')
      return { success: true, data: offline }
    })
    const queries = new QueryClient()
    await queries.fetchQuery(query)
    isBroken = true
    await queries.refetchQueries(query)
    await queries.fetchQuery({ ...query, staleTime: 0 })
    expect(queries.getQueryData(query.queryKey)).toEqual({ isOnline: true, customMessage: '' })
  })
})
