import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { Letter } from '../../letters.contract.ts'
import { Faults } from './faults.tsx'
import { MomentForm } from './moment-form.tsx'
import { useLetterWrite } from './use-letter-write.ts'

const Acts = ({ letter }: { readonly letter: Letter }) => {
  const { t } = useTranslation('lettersDesk')
  const { _id: id, version, audience, frenchForAll, sendAt } = letter
  const plan = useLetterWrite({
    id,
    send: (api, at: string) =>
      api('PUT /admin/letters/{id}/plan', {
        params: { id },
        body: { version, audience: audience ?? 'all', frenchForAll, sendAt: at },
      }),
    done: t('sending.planned'),
    notDone: t('sending.notPlanned'),
  })
  const callingOff = useLetterWrite({
    id,
    send: (api) => api('DELETE /admin/letters/{id}/plan', { params: { id } }),
    done: t('sending.calledOff'),
    notDone: t('sending.notCalledOff'),
  })
  return (
    <div className="mt-6 flex flex-col items-start gap-5">
      <Faults failure={plan.failure} />
      <MomentForm
        at={sendAt}
        label={t('sending.change')}
        busy={plan.busy}
        onMoment={(at) => void plan.write(at)}
      />
      <Button variant="quiet" loading={callingOff.busy} onClick={() => void callingOff.write()}>
        {t('sending.callOff')}
      </Button>
    </div>
  )
}

/** When a planned letter leaves and to whom; an admin changes that or calls it off. */
export const LetterPlanned = ({ letter, isAdmin }: { letter: Letter; isAdmin: boolean }) => {
  const { t } = useTranslation('lettersDesk')
  const { sendAt, audience } = letter
  return (
    <AdminSection id="sending" title={t('sending.title')} lead={t('sending.lead')}>
      <p>
        {t('sending.leaves')} <span className="font-medium">{sendAt && <Moment at={sendAt} />}</span>
        {audience && `, ${t(`audiences.${audience}`)}`}
      </p>
      <p className="mt-1 text-ink-soft text-small">{t('sending.fixed')}</p>
      {isAdmin && <Acts letter={letter} />}
    </AdminSection>
  )
}
