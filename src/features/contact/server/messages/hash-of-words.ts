import { createHash } from 'node:crypto'
import type { NewMessage } from '../../contact.contract.ts'

/** A hash by which the same message sent twice is recognised. */
export const hashOfWords = ({
  fullName,
  subject,
  message,
}: Pick<NewMessage, 'fullName' | 'subject' | 'message'>) =>
  createHash('sha256')
    .update(JSON.stringify([fullName, subject, message]))
    .digest('hex')
