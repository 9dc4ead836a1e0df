import { useState } from 'react'
import { dayAndTime } from '../../../../shared/dates/day-and-time.ts'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import type { Letter } from '../../letters.contract.ts'
import { AudienceFields, useReaders } from './audience-fields.tsx'
import { Faults } from './faults.tsx'
import { MomentForm } from './moment-form.tsx'
import { useLetterWrite } from './use-letter-write.ts'

interface LetterSendingProps {
  readonly letter: Letter
  readonly confirmed: { readonly fr: number; readonly en: number }
  readonly isAdmin: boolean
  readonly isUnsaved: boolean
}

interface ReleasedProps {
  readonly letter: Letter
  readonly readers: ReturnType<typeof useReaders>
}

/** Sends a letter, once it was said to how many, and that it cannot be taken back. */
const SendNow = ({ letter: { _id: id, version }, readers }: ReleasedProps) => {
  const { t } = useTranslation('lettersDesk')
  const { audience, frenchForAll, count } = readers
  const [isAsked, setAsked] = useState(false)
  const { write, busy, failure } = useLetterWrite({
    id,
    send: (api) =>
      api('POST /admin/letters/{id}/sending', { params: { id }, body: { version, audience, frenchForAll } }),
    done: t('sending.begun'),
    notDone: t('sending.notBegun'),
    failed: () => setAsked(false),
  })
  return (
    <>
      <Faults failure={failure} />
      <Button className="self-start" onClick={() => setAsked(true)}>
        {t('sending.send', { count })}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('sending.askTitle', { count })}
        keep={t('sending.keep')}
        confirm={t('sending.send', { count })}
        busy={busy}
        onConfirm={() => void write()}
      >
        <p>{t('sending.askText')}</p>
      </ConfirmDialog>
    </>
  )
}

/** Plans a letter; that can be taken back until it leaves. */
const SendLater = ({ letter: { _id: id, version }, readers }: ReleasedProps) => {
  const { t } = useTranslation('lettersDesk')
  const { audience, frenchForAll } = readers
  const { write, busy, failure } = useLetterWrite({
    id,
    send: (api, sendAt: string) =>
      api('PUT /admin/letters/{id}/plan', {
        params: { id },
        body: { version, audience, frenchForAll, sendAt },
      }),
    done: t('sending.planned'),
    notDone: t('sending.notPlanned'),
  })
  return (
    <>
      <Faults failure={failure} />
      <p className="max-w-[46rem] text-ink-soft text-small">{t('sending.laterHint')}</p>
      <MomentForm at={null} label={t('sending.plan')} busy={busy} onMoment={(at) => void write(at)} />
    </>
  )
}

const times = ['now', 'later'] as const

const SendingForm = (props: LetterSendingProps) => {
  const { letter } = props
  const { t } = useTranslation('lettersDesk')
  const readers = useReaders(props)
  const [when, setWhen] = useState<(typeof times)[number]>('now')
  const Release = when === 'now' ? SendNow : SendLater
  return (
    <div className="flex flex-col gap-5">
      <AudienceFields readers={readers} hasEnglish={letter.hasEnglish} />
      {readers.count === 0 ? (
        <p className="text-small">{t('sending.nobody')}</p>
      ) : (
        <>
          <RadioGroupField
            name="when"
            label={t('sending.when')}
            appearance="tiles"
            value={when}
            options={times.map((value) => ({ value, label: t(`sending.${value}`) }))}
            onChange={(value) => setWhen(value === 'later' ? 'later' : 'now')}
          />
          <Release letter={letter} readers={readers} />
        </>
      )}
    </div>
  )
}

/** The sending of a draft: for admins, of what is saved. */
export const LetterSending = (props: LetterSendingProps) => {
  const { t } = useTranslation('lettersDesk')
  const lng = useLanguage()
  const { isAdmin, isUnsaved, letter } = props
  const hindrance = (!isAdmin && t('sending.adminOnly')) || (isUnsaved && t('sending.saveFirst'))
  return (
    <AdminSection id="sending" title={t('sending.title')} lead={t('sending.lead')}>
      {letter.missed && (
        <p className="mb-4 max-w-[46rem] border-garance border-l-2 pl-3 text-small">
          {t(`sending.missed.${letter.missed.reason}`, { at: dayAndTime(letter.missed.at, lng) })}
        </p>
      )}
      {hindrance ? <p className="text-small">{hindrance}</p> : <SendingForm {...props} />}
    </AdminSection>
  )
}
