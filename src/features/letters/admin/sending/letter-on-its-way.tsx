import { useState } from 'react'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import type { Letter, LettersContract } from '../../letters.contract.ts'
import { lettersKey } from '../letters.queries.ts'

const Stop = ({ id }: { id: string }) => {
  const { t } = useTranslation('lettersDesk')
  const api = useApi<LettersContract>()
  const [isAsked, setAsked] = useState(false)
  const { write, busy } = useWrite({
    send: () => api('PUT /admin/letters/{id}/stop', { params: { id } }),
    succeeded: () => notify('general', { title: t('sending.stopped'), variant: 'success' }),
    failed: (error) => {
      setAsked(false)
      showFailure(t('sending.notStopped'), error)
    },
    refresh: { queryKey: lettersKey },
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)} className="mt-6">
        {t('sending.stop')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('sending.stopTitle')}
        keep={t('sending.keepSending')}
        confirm={t('sending.stop')}
        busy={busy}
        onConfirm={() => void write()}
      >
        <p>{t('sending.stopText')}</p>
      </ConfirmDialog>
    </>
  )
}

/** How far the sending of a letter is, or what came of it. */
export const LetterOnItsWay = ({ letter, isAdmin }: { letter: Letter; isAdmin: boolean }) => {
  const { t } = useTranslation('lettersDesk')
  const { status, audience, begunAt, endedAt, written, readers, leftMeanwhile, failed } = letter
  const facts = [
    ['audience', audience && t(`audiences.${audience}`)],
    ['begun', begunAt && <Moment at={begunAt} />],
    ['ended', endedAt && <Moment at={endedAt} />],
    ['written', t('written', { written, readers })],
    ['left', leftMeanwhile],
    ['failed', failed],
  ] as const
  return (
    <AdminSection id="sending" title={t('sending.title')} lead={t('sending.lead')}>
      <p role="status" className="mb-3 text-small">
        {status === 'sending' && t('sending.progress', { written, readers })}
      </p>
      <dl className="grid max-w-md grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-small tabular-nums">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name} className="contents">
                <dt className="text-ink-soft">{t(`sending.facts.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {status === 'sending' && isAdmin && <Stop id={letter._id} />}
    </AdminSection>
  )
}
