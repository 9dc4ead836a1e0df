import { RadioGroupField } from '../../../../ui/forms/radio-group-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { ItemFieldsProps } from './item-draft.ts'

/** Whether an item is shown, and on which days. */
export const PublicationFields = ({ draft, change, errors }: ItemFieldsProps) => {
  const { t } = useTranslation('galleryAdmin')
  const days = ['publishedFrom', 'publishedTo'] as const
  return (
    <div className="flex flex-col gap-5">
      <RadioGroupField
        label={t('item.publication')}
        name="published"
        value={draft.published ? 'yes' : 'no'}
        options={[
          { value: 'no', label: t('item.draft') },
          { value: 'yes', label: t('item.published') },
        ]}
        onChange={(value) => change({ published: value === 'yes' })}
      />
      <fieldset>
        <legend className="text-caption text-ink-soft">{t('item.daysHint')}</legend>
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          {days.map((day) => (
            <TextField
              key={day}
              type="date"
              label={t(day === 'publishedFrom' ? 'item.from' : 'item.to')}
              value={draft[day]}
              error={errors[day]}
              onChange={({ target }) => change({ [day]: target.value })}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}
