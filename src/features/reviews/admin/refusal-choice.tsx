import { Button } from '../../../ui/buttons/button.tsx'
import { useForm } from '../../../ui/forms/form/use-form.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { type RefusalReason, refusalReasons } from '../../catalog/reviews/review-refusal-reasons.ts'

interface RefusalChoiceProps {
  readonly busy: boolean
  readonly onRefuse: (reason: RefusalReason) => void
}

/** Refuses the opened or selected reviews, for one of the reasons that the law allows. */
export const RefusalChoice = ({ busy, onRefuse }: RefusalChoiceProps) => {
  const { t } = useTranslation('reviewsAdmin')
  const chosen = (typed: string) => refusalReasons.find((known) => known === typed)
  const form = useForm({
    names: ['reason'],
    check: ({ reason }) => ({ reason: chosen(reason) ? undefined : t('reasonMissing') }),
    submit: (typed) => {
      const reason = chosen(typed.reason)
      if (reason) onRefuse(reason)
    },
  })
  return (
    <form method="post" {...form.props} className="flex flex-wrap items-end gap-3">
      <SelectField
        {...form.field('reason')}
        label={t('reason')}
        options={[
          { value: '', label: '—' },
          ...refusalReasons.map((value) => ({ value, label: t(`reasons.${value}`) })),
        ]}
        frameClassName="w-60 max-w-full"
      />
      <Button type="submit" variant="secondary" loading={busy}>
        {busy ? t('refusing') : t('refuse')}
      </Button>
    </form>
  )
}
