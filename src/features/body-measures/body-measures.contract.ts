import { z } from 'zod'
import { defineContract } from '../../shared/api/contract.ts'
import { measuresAudit } from './body-measures.audit.ts'
import {
  begunAnswer,
  doubtKey,
  nameField,
  ownAnswer,
  profilesAnswer,
  takenAnswer,
  takingSchema,
  versionsAnswer,
} from './body-measures.schema.ts'

const id = z.uuid()

export const bodyMeasuresContract = defineContract({
  'GET /account/measures': {
    access: 'user',
    summary: 'Returns the measurements of the caller and of those for whom the caller orders',
    answer: ownAnswer,
  },
  'POST /account/measures': {
    access: 'user',
    idempotent: true,
    summary: 'Begins measurements: without a name those of the caller',
    body: z.object({ name: nameField.optional() }),
    conflicts: 'The caller has measurements already, or those of too many people',
    status: 201,
    answer: begunAnswer,
  },
  'PUT /account/measures/{id}': {
    access: 'user',
    summary: 'Renames the measurements of another person',
    params: z.object({ id }),
    body: z.object({ name: nameField }),
    answer: ownAnswer,
  },
  'DELETE /account/measures/{id}': {
    access: 'user',
    summary: 'Deletes measurements with all their versions; orders keep their own copies',
    params: z.object({ id }),
    answer: ownAnswer,
  },
  'POST /account/measures/{id}/versions': {
    access: 'user',
    idempotent: true,
    summary: 'Adds measurements as a new version',
    params: z.object({ id }),
    body: takingSchema,
    conflicts: 'Another version was added meanwhile, or there are too many',
    status: 201,
    answer: takenAnswer,
  },
  'POST /account/measures/{id}/confirmed': {
    access: 'user',
    summary: 'Confirms what was doubtful, so that it is not asked again',
    params: z.object({ id }),
    body: z.object({ after: z.int().positive(), keys: z.array(doubtKey).min(1).max(100) }),
    conflicts: 'Another version was added meanwhile',
    answer: ownAnswer,
  },
  'GET /account/measures/{id}/versions': {
    access: 'user',
    summary: 'Lists the versions of measurements',
    params: z.object({ id }),
    answer: versionsAnswer,
  },
  'GET /admin/customers/{id}/measures': {
    access: 'staff',
    areas: ['workshop'],
    audit: [measuresAudit['measures-read']],
    summary: 'Returns the measurements of a customer; the log notes the reader, and the customer is shown it',
    params: z.object({ id }),
    answer: profilesAnswer,
  },
  'POST /admin/customers/{id}/measures': {
    access: 'staff',
    areas: ['workshop'],
    audit: [measuresAudit['measures-begun']],
    idempotent: true,
    summary: 'Begins measurements of a customer with an account, or of somebody for whom the customer orders',
    params: z.object({ id }),
    body: z.object({ name: nameField.optional() }),
    conflicts: 'The customer has measurements already, or those of too many people',
    status: 201,
    answer: begunAnswer,
  },
  'POST /admin/customers/{id}/measures/{profileId}/versions': {
    access: 'staff',
    areas: ['workshop'],
    audit: [measuresAudit['measures-taken']],
    idempotent: true,
    summary: 'Adds measurements that the atelier has taken',
    params: z.object({ id, profileId: id }),
    body: takingSchema,
    conflicts: 'Another version was added meanwhile, or there are too many',
    status: 201,
    answer: takenAnswer,
  },
})

export type BodyMeasuresContract = typeof bodyMeasuresContract
