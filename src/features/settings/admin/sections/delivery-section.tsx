import { useLanguage } from '../../../../ui/api/use-language.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { FieldLabel } from '../field-label.tsx'
import { SectionForm } from '../section-form.tsx'
import { useSection } from '../use-section.tsx'
import { type Delivery, deliveryDraftOf, promisedDays, writtenDelivery } from './delivery-draft.ts'

const zones = ['france', 'europe', 'world'] as const

const spans = [
  'preparationDays',
  ...zones.map((zone) => `transitDays.${zone}` as const),
  'makingWeeks',
] as const

const useLabels = () => {
  const { t } = useTranslation('settingsDesk')
  const days = (name: string) => t('delivery.daysOf', { name })
  const onTheWay = (zone: (typeof zones)[number]) =>
    days(`${t('delivery.transit')}, ${t(`delivery.${zone}`)}`)
  const names = {
    preparationDays: days(t('delivery.preparation')),
    'transitDays.france': onTheWay('france'),
    'transitDays.europe': onTheWay('europe'),
    'transitDays.world': onTheWay('world'),
    makingWeeks: t('delivery.weeksOf', { name: t('delivery.making') }),
  }
  const end = (field: keyof typeof names, edge: 'fewest' | 'most') =>
    `${names[field]}, ${t(`delivery.${edge}`).toLowerCase()}`
  return {
    names,
    labels: {
      'rates.france.price': `${t('delivery.france')}, ${t('delivery.price')}`,
      'rates.france.freeFrom': t('delivery.freeFrom'),
      'rates.europe.price': `${t('delivery.europe')}, ${t('delivery.price')}`,
      'rates.world.price': `${t('delivery.world')}, ${t('delivery.price')}`,
      'preparationDays.min': end('preparationDays', 'fewest'),
      'preparationDays.max': end('preparationDays', 'most'),
      'transitDays.france.min': end('transitDays.france', 'fewest'),
      'transitDays.france.max': end('transitDays.france', 'most'),
      'transitDays.europe.min': end('transitDays.europe', 'fewest'),
      'transitDays.europe.max': end('transitDays.europe', 'most'),
      'transitDays.world.min': end('transitDays.world', 'fewest'),
      'transitDays.world.max': end('transitDays.world', 'most'),
      'makingWeeks.min': end('makingWeeks', 'fewest'),
      'makingWeeks.max': end('makingWeeks', 'most'),
    },
  }
}

/** The delivery prices and times of the house. */
export const DeliverySection = ({ record }: { record: Delivery }) => {
  const { t } = useTranslation('settingsDesk')
  const lng = useLanguage()
  const { names, labels } = useLabels()
  const section = useSection({
    id: 'livraison',
    name: 'delivery',
    title: t('delivery.title'),
    record,
    fields: ['rates', 'preparationDays', 'transitDays', 'makingWeeks'],
    labels,
    draftOf: deliveryDraftOf(lng),
    written: writtenDelivery,
  })
  const { text, draft, isMarked } = section
  const promised = promisedDays(draft)
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 3 } as const
  const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 10 } as const
  return (
    <SectionForm section={section} title={t('delivery.title')} lead={t('delivery.lead')}>
      <div className="grid items-start gap-x-gutter gap-y-5 sm:grid-cols-2">
        <TextField {...text('rates.france.price')} {...amount} />
        <TextField {...text('rates.france.freeFrom')} {...amount} hint={t('delivery.freeFromHint')} />
        <TextField {...text('rates.europe.price')} {...amount} />
        <TextField {...text('rates.world.price')} {...amount} />
      </div>
      <div className="mt-8 grid items-start gap-x-gutter gap-y-6 sm:grid-cols-2">
        {spans.map((span) => (
          <fieldset key={span} className="min-w-0">
            <legend className="mb-1.5 font-medium text-small">
              <FieldLabel name={names[span]} isExample={isMarked(span)} />
            </legend>
            <div className="flex items-start gap-4">
              <TextField
                {...text(`${span}.min`)}
                {...number}
                label={t('delivery.fewest')}
                frameClassName="w-32"
              />
              <TextField
                {...text(`${span}.max`)}
                {...number}
                label={t('delivery.most')}
                frameClassName="w-32"
              />
            </div>
          </fieldset>
        ))}
      </div>
      {promised && <p className="mt-6 text-small">{t('delivery.preview', promised)}</p>}
    </SectionForm>
  )
}
