import type { APIRequestContext } from '@playwright/test'
import { addDays } from '../../src/shared/calendar/civil-date.ts'
import { parisTime } from '../../src/shared/calendar/paris-time.ts'
import { openSession } from '../sign-in.ts'

export const today = () => parisTime(Date.now()).date

/** A day far enough away for a wedding gown. */
export const weddingDay = () => addDays(today(), 280)

const line = (fr: string, euros: number) => ({ fr, en: null, quantity: 1, unitCents: euros * 100 })

/** A quote in three instalments, of as much as the journey says. */
export const quoteOf = (euros: number, more: readonly ReturnType<typeof line>[] = []) => ({
  title: { fr: 'Robe de mariée', en: 'Wedding gown' },
  words: { fr: '', en: null },
  lines: [line('Robe en crêpe de soie', euros), ...more],
  options: [],
  cloths: [],
  stages: [
    { stage: 'measures', hours: 1 },
    { stage: 'fitting_1', hours: 8 },
    { stage: 'finishing', hours: 4 },
    { stage: 'handover', hours: 1 },
  ],
  schedule: [
    { beforeStage: null, share: 4_000 },
    { beforeStage: 'fitting_1', share: 3_000 },
    { beforeStage: 'finishing', share: 3_000 },
  ],
  handoverBy: addDays(weddingDay(), -14),
})

export const veil = () => line('Voile cathédrale', 600)

/** Does what the house does, as a member of the team who may sell. */
export const asHouse = async (request: APIRequestContext) => {
  const { token } = await openSession({ request }, 'admin')
  const headers = { authorization: `Bearer ${token}` }
  const call = async (method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const answer = await request[method](`/api/admin/commissions${path}`, { headers, ...(data && { data }) })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    const { commission }: { commission: { draft: { saved: number } | null; moves: { passable: string } } } =
      await answer.json()
    return commission
  }
  return {
    send: async (id: string, content: object) => {
      const { draft } = await call('put', `/${id}/draft`, { saved: 0, content })
      await call('post', `/${id}/draft/send`, {
        saved: draft?.saved,
        validUntil: addDays(today(), 30),
      })
    },
    pass: async (id: string) => {
      const { moves } = await call('get', `/${id}`)
      await call('post', `/${id}/stages/${moves.passable}/pass`, { doneOn: today(), words: '', note: '' })
    },
  }
}
