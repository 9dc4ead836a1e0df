import type { MailTransport, OutgoingMail } from '../platform/mail/mail-transport.ts'

/** A fake mail server that records its mails; first it throws the given failures, one for each mail. */
export const mailRecorder = (...failures: readonly Error[]) => {
  const sent: OutgoingMail[] = []
  const pending = [...failures]
  const transport: MailTransport = {
    send: async (mail) => {
      const failure = pending.shift()
      if (failure) throw failure
      sent.push(mail)
    },
    close: () => {},
  }
  return { sent, transport }
}
