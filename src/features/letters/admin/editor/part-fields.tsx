import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../ui/api/use-api.ts'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { TextareaField } from '../../../../ui/forms/textarea-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { GalleryContract } from '../../../gallery/gallery.contract.ts'
import { letterLengths } from '../../letters.limits.ts'
import type { PartRow } from './letter-draft.ts'
import { ProductPart, type ProductsField } from './product-part.tsx'

interface PartFieldsProps {
  readonly part: PartRow
  /** Where its refusals are found. */
  readonly path: string
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (more: Readonly<Record<string, string | undefined>>) => void
  readonly ProductsField: ProductsField
}

/** The pictures that the gallery shows today. */
const usePictures = () => {
  const api = useApi<GalleryContract>()
  const { data = [] } = useQuery({
    queryKey: ['letters', 'pictures', api.lng],
    queryFn: async ({ signal }) => (await api('GET /gallery', { query: {}, signal })).items,
  })
  return data
}

const PicturePart = ({ part, error, onChange }: PartFieldsProps & { error: string | undefined }) => {
  const { t } = useTranslation('lettersDesk')
  const pictures = usePictures()
  const id = 'id' in part ? part.id : ''
  const options = pictures.map(({ _id, title }) => ({ value: _id, label: title }))
  const isKnown = id === '' || options.some(({ value }) => value === id)
  return (
    <SelectField
      label={t('fields.picture')}
      value={id}
      error={error}
      options={[
        { value: '', label: t('choosePicture') },
        ...(isKnown ? [] : [{ value: id, label: part.name ?? id }]),
        ...options,
      ]}
      onChange={({ target }) =>
        onChange({
          id: target.value,
          name: pictures.find(({ _id }) => _id === target.value)?.title,
        })
      }
      frameClassName="max-w-md"
    />
  )
}

const WordFields = ({ part, path, errors, onChange }: PartFieldsProps) => {
  const { t } = useTranslation('lettersDesk')
  if (!('fr' in part)) return null
  const kind = t(`kinds.${part.kind}`)
  const props = (lng: 'fr' | 'en') => ({
    lang: lng,
    label: t(lng === 'fr' ? 'inFrench' : 'inEnglish', { kind }),
    value: part[lng],
    maxLength: letterLengths[part.kind],
    error: errors[`${path}.${lng}`],
  })
  return (
    <div className="grid gap-x-gutter gap-y-4 lg:grid-cols-2">
      {(['fr', 'en'] as const).map((lng) =>
        part.kind === 'text' ? (
          <TextareaField
            key={lng}
            {...props(lng)}
            hint={t('boldHint')}
            onChange={({ target }) => onChange({ [lng]: target.value })}
          />
        ) : (
          <TextField key={lng} {...props(lng)} onChange={({ target }) => onChange({ [lng]: target.value })} />
        ),
      )}
      {part.kind === 'button' && (
        <TextField
          label={t('fields.path')}
          hint={t('pathHint')}
          value={part.path}
          maxLength={letterLengths.path}
          error={errors[`${path}.path`]}
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => onChange({ path: target.value })}
        />
      )}
    </div>
  )
}

/** The fields of one part of a letter. */
export const PartFields = (props: PartFieldsProps) => {
  const { part, path, errors, onChange, ProductsField } = props
  const error = errors[path] ?? errors[`${path}.id`]
  if (part.kind === 'product')
    return <ProductPart part={part} error={error} onChange={onChange} ProductsField={ProductsField} />
  return part.kind === 'picture' ? <PicturePart {...props} error={error} /> : <WordFields {...props} />
}
