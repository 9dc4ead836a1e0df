import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { CodeField } from '../../../../ui/forms/sent/code-field.tsx'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { PasswordField } from '../../../../ui/forms/sent/password-field.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import type { SecondFactorContract } from '../../signing-in/second-factor.contract.ts'
import { ownFactorQuery } from '../own-factor.queries.ts'
import { useAccount } from '../use-account.ts'
import { proofTexts } from './proof.texts.ts'

interface ProofDialogProps {
  readonly onAnswered: (isProved: boolean) => void
  /** Called when the dialog has left the page. */
  readonly onGone: () => void
}

/** How long the dialog takes to fade. */
const fadingMs = 500

/** The form of a proof: by the password, or by a code in its place. */
const useProof = (onProved: () => void) => {
  const api = useApi<SecondFactorContract>()
  const rules = useFieldRules()
  const [by, setBy] = useState<'password' | 'code'>('password')
  const proving = useWrite({
    send: (body: { password: string } | { code: string }) => api('POST /auth/proof', { body }),
    succeeded: onProved,
    refresh: null,
  })
  const form = useForm({
    names: ['password', 'code'],
    check: (typed) => ({ [by]: rules.required(typed[by]) }),
    submit: ({ password, code }) => proving.write(by === 'password' ? { password } : { code }),
    failure: proving.failure,
    failures: rules.failures,
  })
  const isTurned = useRef(false)
  const focusField = useEffectEvent(form.focus)
  // Not on the first render: the dialog sets the first focus itself, and after a touch it leaves the screen keyboard
  // closed.
  useEffect(() => {
    if (isTurned.current) focusField(by)
  }, [by])
  const turn = () => {
    form.reset()
    proving.reset()
    isTurned.current = true
    setBy(by === 'password' ? 'code' : 'password')
  }
  return { form, by, turn, busy: proving.busy }
}

/** Asks for the password, or for a code of the telephone, before an action that cannot be undone. */
export const ProofDialog = ({ onAnswered, onGone }: ProofDialogProps) => {
  useOwnTexts('proof', proofTexts)
  const { t } = useTranslation('proof')
  const { user } = useAccount()
  const { data: factor } = useQuery(ownFactorQuery(useApi<SecondFactorContract>()))
  const [open, setOpen] = useState(true)
  const answer = (isProved: boolean) => {
    setOpen(false)
    setTimeout(onGone, fadingMs)
    onAnswered(isProved)
  }
  const { form, by, turn, busy } = useProof(() => answer(true))
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => wanted || busy || answer(false)}
      title={t('title')}
      description={t('text')}
      closeLabel={t('cancel')}
      written
    >
      <form method="post" {...form.props} className="flex flex-col gap-6">
        {by === 'password' ? (
          <PasswordField
            key="password"
            {...form.field('password')}
            label={t('password')}
            autoComplete="current-password"
            required
          />
        ) : (
          <CodeField key="code" kind="telephone" {...form.field('code')} label={t('code')} />
        )}
        {/* It tells password managers whose password it is. It stands last, as the dialog focuses its first input. */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <FormAlert>{form.refusal}</FormAlert>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {factor?.since ? (
            <Button variant="quiet" size="small" onClick={turn}>
              {t(`${by}Other`)}
            </Button>
          ) : (
            <Button variant="quiet" size="small" onClick={() => answer(false)}>
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" loading={busy}>
            {t('confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
