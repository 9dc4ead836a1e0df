import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MailsLeave } from '../../../ui/admin/written-mail.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import type { OutboxContract } from '../outbox.contract.ts'

interface MailStateProps {
  /** Whether the visitor is one of the team, who may ask. */
  readonly isTeam: boolean
  readonly children: ReactNode
}

/** Tells the screens of the admin whether mails leave the house. */
export const MailState = ({ isTeam, children }: MailStateProps) => {
  const api = useApi<OutboxContract>()
  const { data } = useQuery({
    queryKey: ['mail-standing'],
    queryFn: ({ signal }) => api('GET /admin/mail-standing', { signal }),
    enabled: isTeam,
    meta: { private: true },
  })
  return <MailsLeave value={data?.leaves === true}>{children}</MailsLeave>
}
