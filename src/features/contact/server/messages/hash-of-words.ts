import { createHash } from 'node:crypto'
import type { NewMessage } from '../../contact.contract.ts'

/** What tells the same message sent twice from another. */
export const hashOfWords = ({
  fullName,
  subject,
  message,
}: Pick<NewMessage, 'fullName' | 'subject' | 'message'>) =>
  createHash('sha256')
    .update(JSON.stringify([fullName, subject, message]))
    .digest('hex')
