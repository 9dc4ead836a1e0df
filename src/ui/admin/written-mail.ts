import { createContext, useContext } from 'react'
import { useOwnTexts } from '../i18n/use-own-texts.ts'
import { useTranslation } from '../i18n/use-translation.tsx'
import { writtenMailTexts } from './written-mail.texts.ts'

/** Whether the mails of the house leave it. */
export const MailsLeave = createContext(false)

/** The sentence about the mail that an act of the team has written: it leaves, or it waits in the outbox. */
export const useWrittenMail = () => {
  useOwnTexts('writtenMail', writtenMailTexts)
  const { t } = useTranslation('writtenMail')
  return t(useContext(MailsLeave) ? 'leaves' : 'waits')
}
