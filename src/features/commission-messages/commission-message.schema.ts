import { z } from 'zod'
import { stageKeys } from '../commissions/stages/stages.ts'

export const commissionPictureSchema = z.object({
  _id: z.string(),
  width: z.int(),
  height: z.int(),
  color: z.string().describe('The colour that fills most of it'),
  small: z.string().describe('The address of a small file, which opens for two days'),
  large: z.string().describe('The address of the largest file, which opens for two days'),
})

export const commissionMessageSchema = z.object({
  _id: z.string(),
  author: z.enum(['customer', 'house']),
  by: z.string().describe('The first name of the team member, for the team; otherwise empty'),
  stage: z.enum(stageKeys).nullable().describe('In which the commission was'),
  words: z.string(),
  writtenAt: z.iso.datetime(),
  shown: z.boolean().describe('The customer can read it'),
  seen: z.boolean().describe('The other side has seen it'),
  pictures: z.array(commissionPictureSchema),
})

export type CommissionPicture = Readonly<z.output<typeof commissionPictureSchema>>
export type CommissionMessage = Readonly<z.output<typeof commissionMessageSchema>>
