import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { pictureAltMaxLength } from '../../../catalog/product.limits.ts'
import { galleryLengths } from '../../gallery.limits.ts'
import type { ItemFieldsProps } from './item-draft.ts'

const languagesOfWords = [
  { lng: 'fr', name: 'french', title: 'titleFr', text: 'textFr', alt: 'altFr', credits: 'creditsFr' },
  { lng: 'en', name: 'english', title: 'titleEn', text: 'textEn', alt: 'altEn', credits: 'creditsEn' },
] as const

/** The words of an item, language beside language. */
export const WordFields = ({ draft, change, errors }: ItemFieldsProps) => {
  const { t } = useTranslation('galleryAdmin')
  return (
    <div className="grid gap-x-gutter gap-y-8 xl:grid-cols-2">
      {languagesOfWords.map(({ lng, name, title, text, alt, credits }) => (
        <fieldset key={lng} className="flex min-w-0 flex-col gap-4">
          <legend className="mb-3 font-medium">{t(`item.${name}`)}</legend>
          <TextField
            label={t('item.titleField')}
            lang={lng}
            value={draft[title]}
            maxLength={galleryLengths.title}
            error={errors[title]}
            onChange={({ target }) => change({ [title]: target.value })}
          />
          <TextareaField
            label={t('item.alt')}
            hint={t('item.altHint')}
            lang={lng}
            rows={2}
            className="min-h-20"
            value={draft[alt]}
            maxLength={pictureAltMaxLength}
            error={errors[alt]}
            onChange={({ target }) => change({ [alt]: target.value })}
          />
          <TextareaField
            label={t('item.text')}
            hint={t('item.textHint')}
            lang={lng}
            value={draft[text]}
            maxLength={galleryLengths.text}
            error={errors[text]}
            onChange={({ target }) => change({ [text]: target.value })}
          />
          <TextField
            label={t('item.credits')}
            lang={lng}
            value={draft[credits]}
            maxLength={galleryLengths.credits}
            error={errors[credits]}
            onChange={({ target }) => change({ [credits]: target.value })}
          />
        </fieldset>
      ))}
    </div>
  )
}
