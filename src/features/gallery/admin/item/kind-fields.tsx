import { CheckboxField } from '../../../../ui/forms/checkbox-field.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { type GalleryColour, galleryColours, galleryOccasions } from '../../gallery.limits.ts'
import type { ItemFieldsProps } from './item-draft.ts'

/** What an item is found by: its occasion and its colours. */
export const KindFields = ({ draft, change }: ItemFieldsProps) => {
  const { t } = useTranslation('galleryAdmin')
  const { t: kinds } = useTranslation('galleryKinds')
  const { occasion, colours } = draft
  const turn = (colour: GalleryColour, isChosen: boolean) =>
    change({
      colours: galleryColours.filter((each) => (each === colour ? isChosen : colours.includes(each))),
    })
  return (
    <div className="flex flex-col gap-6">
      <SelectField
        label={t('item.occasion')}
        value={occasion ?? ''}
        options={[
          { value: '', label: t('item.noOccasion') },
          ...galleryOccasions.map((value) => ({ value, label: kinds(`occasions.${value}`) })),
        ]}
        onChange={({ target }) =>
          change({ occasion: galleryOccasions.find((known) => known === target.value) ?? null })
        }
        frameClassName="max-w-xs"
      />
      <fieldset>
        <legend className="font-medium text-small">{t('item.colours')}</legend>
        <div className="grid grid-cols-2 gap-x-6 sm:grid-cols-4">
          {galleryColours.map((colour) => (
            <CheckboxField
              key={colour}
              label={kinds(`colours.${colour}`)}
              checked={colours.includes(colour)}
              onChange={({ target }) => turn(colour, target.checked)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}
