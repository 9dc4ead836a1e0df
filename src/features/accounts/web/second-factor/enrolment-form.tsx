import { useApi } from '../../../../ui/api/use-api.ts'
import { useWrite } from '../../../../ui/api/use-write.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { TextLink } from '../../../../ui/buttons/text-link.tsx'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { CodeField } from '../../../../ui/forms/sent/code-field.tsx'
import { FormAlert } from '../../../../ui/forms/sent/form-alert.tsx'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { SecondFactorContract } from '../../signing-in/second-factor.contract.ts'
import { QrCode } from './qr-code.tsx'

export interface BegunFactor {
  readonly secret: string
  readonly address: string
}

interface EnrolmentFormProps {
  readonly begun: BegunFactor
  readonly onMade: (codes: readonly string[]) => unknown
  readonly onStop: () => void
}

/** « ABCD EFGH … », in groups that are easy to type. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** Shows the secret as a QR code, a link and a text, and asks for a code that proves that the telephone has it. */
export const EnrolmentForm = ({ begun, onMade, onStop }: EnrolmentFormProps) => {
  const { t } = useTranslation('secondFactor')
  const api = useApi<SecondFactorContract>()
  const rules = useFieldRules()
  const { write, busy, failure } = useWrite({
    send: async (body: { code: string }) => {
      const { recoveryCodes } = await api('POST /auth/second-factor/confirmation', { body })
      await onMade(recoveryCodes)
    },
    refresh: null,
  })
  const form = useForm({
    names: ['code'],
    check: rules.allRequired,
    submit: write,
    failure,
    failures: rules.failures,
  })
  return (
    <form method="post" {...form.props} className="flex min-w-0 flex-col gap-6">
      <ol className="flex list-decimal flex-col gap-6 ps-5 marker:font-display marker:text-garance">
        <li className="ps-1">
          <p className="max-w-measure">{t('enrol.scan')}</p>
          <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-4">
            <QrCode text={begun.address} label={t('enrol.qr')} />
            <div className="min-w-0 flex-1 basis-56 text-small">
              <p>
                <TextLink to={begun.address}>{t('enrol.open')}</TextLink>
              </p>
              <p className="mt-4 text-ink-soft">{t('enrol.type')}</p>
              <p className="mt-1 font-medium tabular-nums tracking-[0.06em] wrap-anywhere" translate="no">
                {inGroups(begun.secret)}
              </p>
            </div>
          </div>
        </li>
        <li className="ps-1">
          <p className="mb-4 max-w-measure">{t('enrol.confirm')}</p>
          <CodeField kind="telephone" {...form.field('code')} label={t('code')} />
        </li>
      </ol>
      <FormAlert>{form.refusal}</FormAlert>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" loading={busy}>
          {busy ? t('enrol.submitting') : t('enrol.submit')}
        </Button>
        <Button variant="quiet" size="small" onClick={onStop}>
          {t('stop')}
        </Button>
      </div>
    </form>
  )
}
