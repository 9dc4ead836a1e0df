import { pathTo } from '../../../sitemap.ts'
import { showFailure } from '../../../ui/api/show-failure.ts'
import { useApi } from '../../../ui/api/use-api.ts'
import { usePrivateQuery } from '../../../ui/api/use-private-query.ts'
import { useWrite } from '../../../ui/api/use-write.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { LocalLink } from '../../../ui/routing/local-link.tsx'
import type { Mail, OutboxContract } from '../outbox.contract.ts'
import { mailTrialTexts } from './mail-trial.texts.ts'
import { mailQuery } from './outbox.queries.ts'

/** The mail server answers within seconds, and somebody waits for it. */
const askAgainMs = 1_500

const isUnderWay = (mail: Mail | undefined) => mail?.status === 'queued' && mail.lastError === null

/** It comes below its button, which may stand at the edge of the window. */
const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

const Outcome = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('mailTrial')
  const { data: mail } = usePrivateQuery({
    ...mailQuery(useApi<OutboxContract>(), id),
    refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : askAgainMs),
  })
  const said = () => {
    if (!mail || isUnderWay(mail)) return t('underWay')
    if (mail.status === 'sent') return t('sent', { recipient: mail.recipient })
    return mail.status === 'kept' ? t('kept') : t('refused', { reason: mail.lastError ?? '' })
  }
  return (
    <div
      ref={bringIntoSight}
      role="status"
      className="mt-3 max-w-[46rem] text-small [overflow-wrap:anywhere]"
    >
      <p>{said()}</p>
      {mail && !isUnderWay(mail) && (
        <LocalLink to={`${pathTo('adminMail')}?mail=${id}`} className="thread-link relative">
          {t('open')}
        </LocalLink>
      )}
    </div>
  )
}

/** Lets an admin see whether the mail server takes what the house writes, and what it says if it does not. */
export const MailTrial = () => {
  useOwnTexts('mailTrial', mailTrialTexts)
  const { t } = useTranslation('mailTrial')
  const api = useApi<OutboxContract>()
  const { write, busy, answer } = useWrite({
    send: () => api('POST /admin/mail-trial', {}),
    failed: (error) => showFailure(t('failed'), error),
    refresh: null,
  })
  return (
    <>
      <Button variant="secondary" size="small" loading={busy} onClick={() => void write()}>
        {t('send')}
      </Button>
      {answer && <Outcome key={answer.mail._id} id={answer.mail._id} />}
    </>
  )
}
