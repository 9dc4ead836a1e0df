import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { fileAnswer } from '../../shared/api/file-answer.ts'
import { paragraphsField } from '../../shared/api/text-fields.ts'
import { largestPictureBytes } from '../../shared/pictures/largest-picture.ts'
import { commissionMessageSchema, commissionPictureSchema } from './commission-message.schema.ts'
import { commissionMessagesAudit } from './commission-messages.audit.ts'
import { messageLength, mostPicturesOfMessage, pictureSizes } from './commission-messages.limits.ts'

const success = z.literal(true)
const params = z.object({ id: z.uuid().describe('The commission') })
const messageParams = params.extend({ messageId: z.uuid() })
const query = z.object({
  key: z.string().max(100).optional().describe('Of the link that was mailed; not needed by the owner'),
})
const upload = { fields: ['image', 'file'], mostFiles: 1, mostBytes: largestPictureBytes } as const
const body = z.object({
  words: paragraphsField({ maxLength: messageLength }).default(''),
  pictureIds: z
    .array(z.uuid())
    .max(mostPicturesOfMessage)
    .default([])
    .describe('Pictures that the writer has added and not sent yet'),
})
const conversation = z.object({
  success,
  messages: z.array(commissionMessageSchema).describe('In their order'),
})
const picture = z.object({ success, picture: commissionPictureSchema })
const noWords = 'The commission has ended, or too much was written today'
const noRoom = 'The commission has ended, or keeps no more pictures'

/** Who answers customers. */
const areas = ['sales', 'salon'] as const
/** Who makes a commission, too; the words of customers are not read there, they may say where somebody lives. */
const makers = ['workshop', 'salon', 'sales'] as const

export const commissionMessagesContract = defineContract({
  'GET /commissions/{id}/messages': {
    access: 'public',
    summary: 'Returns what was written about a commission, to its owner or by the key of the mailed link',
    params,
    query,
    answer: conversation,
  },
  'POST /commissions/{id}/messages': {
    access: 'public',
    idempotent: true,
    summary: 'Writes to the house about a commission',
    params,
    query,
    body,
    status: 201,
    conflicts: noWords,
    answer: conversation,
  },
  'POST /commissions/{id}/messages/seen': {
    access: 'public',
    summary: 'Notes that the customer has seen what the house wrote',
    params,
    query,
    answer: z.object({ success }),
  },
  'DELETE /commissions/{id}/messages/{messageId}': {
    access: 'public',
    summary: 'Deletes a message that the customer has written, with its pictures',
    params: messageParams,
    query,
    answer: conversation,
  },
  'POST /commissions/{id}/pictures': {
    access: 'public',
    summary: 'Adds a picture, which a message then sends; what is not sent is deleted after a day',
    params,
    query,
    upload,
    status: 201,
    conflicts: noRoom,
    answer: picture,
  },
  'GET /commission-pictures/{pictureId}/{size}.webp': {
    access: 'public',
    summary: 'Returns a picture of a commission by its address, which was given to a reader for two days',
    params: z.object({ pictureId: z.uuid(), size: z.enum(pictureSizes) }),
    query: z.object({ until: z.iso.date(), key: z.string().max(100) }),
    file: { contentType: 'image/webp', keptSeconds: 24 * 60 * 60 },
    answer: fileAnswer,
  },
  'GET /admin/commissions/{id}/messages': {
    access: 'staff',
    areas,
    summary: 'Returns what both sides wrote about a commission, and what the atelier noted',
    params,
    answer: conversation,
  },
  'POST /admin/commissions/{id}/messages': {
    access: 'staff',
    areas,
    audit: [commissionMessagesAudit['message-written']],
    idempotent: true,
    summary: 'Writes to the customer, who is mailed unless it is seen within minutes',
    params,
    body,
    status: 201,
    conflicts: noWords,
    answer: conversation,
  },
  'POST /admin/commissions/{id}/messages/seen': {
    access: 'staff',
    areas,
    audit: { none: 'It says that somebody of the house has read what a customer wrote, and changes nothing' },
    summary: 'Notes that the house has seen what the customer wrote',
    params,
    answer: z.object({ success }),
  },
  'POST /admin/commissions/{id}/messages/{messageId}/show': {
    access: 'staff',
    areas,
    audit: [commissionMessagesAudit['message-shown']],
    summary: 'Shows the customer what the atelier noted; succeeds if it is shown',
    params: messageParams,
    conflicts: 'The commission has ended',
    answer: conversation,
  },
  'DELETE /admin/commissions/{id}/messages/{messageId}': {
    access: 'staff',
    areas,
    audit: [commissionMessagesAudit['message-deleted']],
    summary: 'Deletes a message that the house has written, with its pictures',
    params: messageParams,
    answer: conversation,
  },
  'POST /admin/commissions/{id}/pictures': {
    access: 'staff',
    areas: makers,
    audit: { none: 'A message sends it, and is logged' },
    summary: 'Adds a picture, which a message then sends; what is not sent is deleted after a day',
    params,
    upload,
    status: 201,
    conflicts: noRoom,
    answer: picture,
  },
  'GET /admin/atelier/commissions/{id}/messages': {
    access: 'staff',
    areas: makers,
    summary: 'Returns what the house wrote and noted, and the pictures of the customer without words',
    params,
    answer: conversation,
  },
  'POST /admin/atelier/commissions/{id}/messages': {
    access: 'staff',
    areas: makers,
    audit: [commissionMessagesAudit['message-written']],
    idempotent: true,
    summary: 'Notes something for the house alone, with pictures',
    params,
    body,
    status: 201,
    conflicts: noWords,
    answer: conversation,
  },
})

export type CommissionMessagesContract = typeof commissionMessagesContract
