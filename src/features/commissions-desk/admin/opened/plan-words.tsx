import { longDay } from '../../../../shared/dates/long-day.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { DeskCommission } from '../../desk-commission.schema.ts'

type Plan = NonNullable<DeskCommission['plan']>

/** What would make a plan possible, one line each. */
const Helps = ({ help }: { help: NonNullable<Plan['help']> }) => {
  const { t } = useTranslation('deskCommissions')
  const lng = useLanguage()
  const lines = [
    ...(['earliestHandover', 'earliestEvent', 'clothBy'] as const).flatMap((name) => {
      const day = help[name]
      return day ? [t(`plan.${name}`, { day: longDay(day, lng) })] : []
    }),
    ...(help.additionalHoursAWeek
      ? [t('plan.additionalHoursAWeek', { count: help.additionalHoursAWeek })]
      : []),
    ...(help.leavingOut.length > 0
      ? [t('plan.leavingOut', { stages: help.leavingOut.map((stage) => t(`stages.${stage}`)).join(', ') })]
      : []),
    ...(help.comingFirst ? [t('plan.comingFirst')] : []),
  ]
  if (lines.length === 0) return null
  return (
    <>
      <p className="mt-2">{t('plan.helps')}</p>
      <ul className="list-disc ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

/** Whether it will be ready in time; if not, why, and what would help. */
export const PlanWords = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation('deskCommissions')
  const lng = useLanguage()
  const day = longDay(plan.handOverBy, lng)
  if (plan.slackDays !== null)
    return (
      <p className="mb-3 text-ink-soft text-small">
        {plan.slackDays > 0 ? t('plan.slack', { day, count: plan.slackDays }) : t('plan.tight', { day })}
      </p>
    )
  return (
    <div role="status" className="mb-4 bg-rose px-4 py-3 text-small">
      <p className="font-medium">{t('plan.late', { day })}</p>
      <ul>
        {plan.constraints.map((constraint) => (
          <li key={constraint}>{t(`plan.why.${constraint}`)}</li>
        ))}
      </ul>
      {plan.help && <Helps help={plan.help} />}
    </div>
  )
}
