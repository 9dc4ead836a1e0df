import { auditedDeeds } from '../../../platform/audit/audit.personal-data.ts'
import { keptAnswers } from '../../../platform/idempotency/idempotency.personal-data.ts'
import { writtenMails } from '../../../platform/mail/outbox.personal-data.ts'
import type { PersonalData } from '../../../platform/privacy/personal-data.ts'

const found = import.meta.glob<Record<string, PersonalData>>(
  '../../../features/*/server/**/*.personal-data.ts',
  { eager: true },
)

const ofSlices = Object.values(found).flatMap((module) => Object.values(module))

/** The personal data of every slice, found by file name; in the order in which it is erased. */
export const personalDataModules: readonly PersonalData[] = [
  ...ofSlices.filter(({ erasedFirst }) => erasedFirst),
  ...ofSlices.filter(({ erasedFirst }) => !erasedFirst),
  writtenMails,
  keptAnswers,
  auditedDeeds,
]
