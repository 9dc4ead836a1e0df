import { pathTo } from '../../../../sitemap.ts'
import { useLanguage } from '../../../../ui/api/use-language.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { LocalLink } from '../../../../ui/routing/local-link.tsx'
import type { SettingsRecords } from '../../admin-settings.contract.ts'
import type { Opening } from '../../opening-hours.rules.ts'
import { hourGroups } from '../../settings.limits.ts'
import { SectionForm } from '../section-form.tsx'
import { useSection } from '../use-section.tsx'
import { hoursInWords, type OpeningRow, OpeningRows } from './opening-rows.tsx'

type House = SettingsRecords['house']
type Hours = House['hours']

const rowsOf = (openings: readonly Opening[]) =>
  openings.map(({ days, opens, closes }, place) => ({ rowId: String(place), days, opens, closes }))

const openingsOf = (rows: readonly OpeningRow[]): Opening[] =>
  rows.map(({ days, opens, closes }) => ({ days: [...days], opens, closes }))

interface HoursDraft {
  readonly 'hours.customerService': readonly OpeningRow[]
  readonly 'hours.salon': readonly OpeningRow[]
  readonly 'hours.onRequest': readonly OpeningRow[]
}

const draftOf = ({ hours }: House): HoursDraft => ({
  'hours.customerService': rowsOf(hours.customerService),
  'hours.salon': rowsOf(hours.salon),
  'hours.onRequest': rowsOf(hours.onRequest),
})

const hoursOf = (draft: HoursDraft): Hours => ({
  customerService: openingsOf(draft['hours.customerService']),
  salon: openingsOf(draft['hours.salon']),
  onRequest: openingsOf(draft['hours.onRequest']),
})

interface HoursSectionProps {
  readonly record: House
  /** The number of appointments that would be outside new opening hours. */
  readonly appointmentsOutside: (hours: Hours) => Promise<number>
}

/** The hours of the customer service and of the salon, with a preview of what visitors will read. */
export const HoursSection = ({ record, appointmentsOutside }: HoursSectionProps) => {
  const { t } = useTranslation('settingsDesk')
  const lng = useLanguage()
  const section = useSection({
    id: 'horaires',
    name: 'house',
    title: t('hours.title'),
    record,
    fields: ['hours'],
    labels: {
      'hours.customerService': t('hours.customerService'),
      'hours.salon': t('hours.salon'),
      'hours.onRequest': t('hours.onRequest'),
    },
    say: (field, { [field]: rows }) => hoursInWords(openingsOf(rows), lng),
    draftOf,
    written: (draft: HoursDraft) => ({ hours: hoursOf(draft) }),
    touches: async ({ hours }) => (hours ? appointmentsOutside(hours) : 0),
  })
  const { draft, errors, change, question, busy } = section
  return (
    <SectionForm section={section} title={t('hours.title')} lead={t('hours.lead')}>
      <div className="flex flex-col gap-10">
        {hourGroups.map((group) => (
          <OpeningRows
            key={group}
            group={group}
            rows={draft[`hours.${group}`]}
            errors={errors}
            onChange={(rows) => change({ [`hours.${group}`]: rows })}
          />
        ))}
      </div>
      <ConfirmDialog
        open={question !== undefined}
        onClose={() => question?.dismiss()}
        title={t('hours.touched.title', { count: question?.count ?? 0 })}
        keep={t('hours.touched.back')}
        confirm={t('hours.touched.confirm')}
        busy={busy}
        onConfirm={() => question?.confirm()}
      >
        <p>{t('hours.touched.text')}</p>
        <LocalLink
          to={pathTo('adminCalendar')}
          target="_blank"
          className="thread-link relative mt-3 inline-flex min-h-11 items-center"
        >
          {t('hours.touched.calendar')}
        </LocalLink>
      </ConfirmDialog>
    </SectionForm>
  )
}
