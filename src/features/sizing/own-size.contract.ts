import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { isOwnSize } from './own-size.rules.ts'

const success = z.literal(true)

const ownSizeSchema = z.object({ size: z.string(), chosenAt: z.iso.datetime() })

const answer = z.object({ success, size: ownSizeSchema.nullable().describe('null when none was chosen') })

export const ownSizeContract = defineContract({
  'GET /account/size': {
    access: 'user',
    summary: 'Returns the caller’s saved size',
    answer,
  },
  'PUT /account/size': {
    access: 'user',
    summary: 'Saves the caller’s size, unless a later choice is saved; returns the saved one',
    body: z.object({
      size: z.string().max(40).refine(isOwnSize, { error: 'request:fields.choice' }),
      chosenAt: z.iso.datetime().optional().describe('When it was chosen in a browser; now when left out'),
    }),
    answer,
  },
  'DELETE /account/size': {
    access: 'user',
    summary: 'Deletes the caller’s saved size',
    answer: z.object({ success }),
  },
})

export type OwnSizeContract = typeof ownSizeContract
