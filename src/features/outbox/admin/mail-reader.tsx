import { useQuery } from '@tanstack/react-query'
import { Answered } from '../../../ui/admin/answered.tsx'
import { Moment } from '../../../ui/admin/moment.tsx'
import { useApi } from '../../../ui/api/use-api.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmailAddress } from '../../../ui/email-address.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import type { OutboxContract } from '../outbox.contract.ts'
import { canBeQueuedAgain } from '../outbox.rules.ts'
import { MailBody } from './mail-body.tsx'
import { MailStatusBadge } from './mail-status-badge.tsx'
import { mailQuery } from './outbox.queries.ts'
import { useSendAgain } from './use-send-again.ts'

interface MailReaderProps {
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Shows one mail; a mail that was given up can be queued again from here. */
export const MailReader = ({ id, open, onClose }: MailReaderProps) => {
  const { t } = useTranslation('outbox')
  const query = useQuery(mailQuery(useApi<OutboxContract>(), id))
  const mail = query.data
  const { sendAgain, sending } = useSendAgain(id)
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || onClose()}
      width="wide"
      closeLabel={t('reader.close')}
      title={<span lang={mail?.language}>{mail?.subject ?? t('reader.waiting')}</span>}
      plain
      description={
        mail && (
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
            <MailStatusBadge status={mail.status} />
            <span className="[overflow-wrap:anywhere]">
              <EmailAddress email={mail.recipient} />
            </span>
            <Moment at={mail.writtenAt} />
            {mail.attempts > 0 && <span>{t('reader.attempts', { count: mail.attempts })}</span>}
          </span>
        )
      }
      footer={
        mail &&
        canBeQueuedAgain(mail.status) && (
          <Button size="small" loading={sending} onClick={() => void sendAgain()}>
            {t('reader.sendAgain')}
          </Button>
        )
      }
    >
      <Answered
        query={query}
        failed={t('reader.missing')}
        retry={t('retry')}
        awaiting={<Skeleton className="h-[60svh] w-full" />}
      >
        {(read) => <MailBody mail={read} />}
      </Answered>
    </Dialog>
  )
}
