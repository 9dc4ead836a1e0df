import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { showFailure } from '../../../../ui/api/show-failure.ts'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { Refusal } from '../../../../ui/forms/refusal.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { notify } from '../../../../ui/toasts/toasts.ts'
import { languagesOfReaders } from '../../letter.rules.ts'
import type { Letter, LettersContract } from '../../letters.contract.ts'
import { type LetterAudience, letterAudiences } from '../../letters.limits.ts'
import { letterQuery, lettersKey } from '../letters.queries.ts'

interface LetterSendingProps {
  readonly letter: Letter
  readonly confirmed: { readonly fr: number; readonly en: number }
  readonly isAdmin: boolean
  readonly isUnsaved: boolean
}

/** Whom a letter would go to, and how many that are. */
const useReaders = ({ letter: { hasEnglish }, confirmed }: LetterSendingProps) => {
  const [audience, setAudience] = useState<LetterAudience>('all')
  const [isTicked, setTicked] = useState(false)
  const frenchForAll = isTicked && !hasEnglish
  const countOf = (of: LetterAudience) =>
    languagesOfReaders({ audience: of, frenchForAll, hasEnglish }).reduce(
      (sum, lng) => sum + confirmed[lng],
      0,
    )
  return { audience, setAudience, frenchForAll, setTicked, countOf, count: countOf(audience) }
}

/** Sends a letter, once it was said to how many, and that it cannot be taken back. */
const SendingForm = (props: LetterSendingProps) => {
  const { letter } = props
  const { t } = useTranslation('lettersDesk')
  const api = useApi<LettersContract>()
  const queries = useQueryClient()
  const readers = useReaders(props)
  const { audience, frenchForAll, count } = readers
  const [isAsked, setAsked] = useState(false)
  const { write, busy, failure } = useWrite({
    send: () =>
      api('POST /admin/letters/{id}/sending', {
        params: { id: letter._id },
        body: { version: letter.version, audience, frenchForAll },
      }),
    succeeded: (answer) => {
      queries.setQueryData(letterQuery(api, letter._id).queryKey, answer)
      notify('general', { title: t('sending.begun'), variant: 'success' })
    },
    failed: (error) => {
      setAsked(false)
      showFailure(t('sending.notBegun'), error)
    },
    refresh: { queryKey: lettersKey },
  })
  const faults = failure instanceof ApiError ? Object.entries(failure.fields) : []
  return (
    <div className="flex flex-col gap-5">
      <RadioGroupField
        name="audience"
        label={t('sending.audience')}
        value={audience}
        options={letterAudiences.map((value) => ({
          value,
          label: t('sending.counted', { name: t(`audiences.${value}`), count: readers.countOf(value) }),
        }))}
        onChange={(value) => readers.setAudience(letterAudiences.find((known) => known === value) ?? 'all')}
      />
      {!letter.hasEnglish && (
        <CheckboxField
          label={t('sending.frenchForAll')}
          hint={t('sending.frenchForAllHint')}
          checked={frenchForAll}
          onChange={({ target }) => readers.setTicked(target.checked)}
        />
      )}
      {faults.length > 0 && (
        <Refusal>
          {faults.map(([field, message]) => (
            <span key={field} className="block">
              {message}
            </span>
          ))}
        </Refusal>
      )}
      {count === 0 ? (
        <p className="text-small">{t('sending.nobody')}</p>
      ) : (
        <Button className="self-start" onClick={() => setAsked(true)}>
          {t('sending.send', { count })}
        </Button>
      )}
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
    </div>
  )
}

/** The sending of a draft: for admins, of what is saved. */
export const LetterSending = (props: LetterSendingProps) => {
  const { t } = useTranslation('lettersDesk')
  const { isAdmin, isUnsaved } = props
  const hindrance = (!isAdmin && t('sending.adminOnly')) || (isUnsaved && t('sending.saveFirst'))
  return (
    <AdminSection id="sending" title={t('sending.title')} lead={t('sending.lead')}>
      {hindrance ? <p className="text-small">{hindrance}</p> : <SendingForm {...props} />}
    </AdminSection>
  )
}
