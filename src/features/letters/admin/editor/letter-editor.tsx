import type { FormEvent } from 'react'
import type { Answer } from '../../../../shared/api/contract.ts'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { Conflicts } from '../../../../ui/admin/editor/conflicts.tsx'
import { SaveBar } from '../../../../ui/admin/editor/save-bar.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { LettersContract } from '../../letters.contract.ts'
import { letterLengths } from '../../letters.limits.ts'
import { LetterPreview } from '../letter-preview.tsx'
import { LetterSending } from '../sending/letter-sending.tsx'
import { LetterDeletion } from './letter-deletion.tsx'
import { PartsField } from './parts-field.tsx'
import type { ProductsField } from './product-part.tsx'
import { useLetterEditor } from './use-letter-editor.ts'

const heads = [
  { lng: 'fr', subject: 'subjectFr', preheader: 'preheaderFr' },
  { lng: 'en', subject: 'subjectEn', preheader: 'preheaderEn' },
] as const

type Read = Answer<LettersContract['GET /admin/letters/{id}']>

interface LetterEditorProps extends Pick<Read, 'letter' | 'confirmed'> {
  readonly isAdmin: boolean
  readonly ProductsField: ProductsField
}

/** Writes a letter, shows it as it arrives, and sends it. */
export const LetterEditor = ({ letter, confirmed, isAdmin, ProductsField }: LetterEditorProps) => {
  const { t } = useTranslation('lettersDesk')
  const editor = useLetterEditor(letter)
  const { form, draft, change, errors } = editor
  const save = (event: FormEvent) => {
    event.preventDefault()
    void editor.save()
  }
  return (
    <div className="mt-6 flex flex-col gap-10">
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={save}
        className="flex flex-col gap-10 [&_:is(button,input,textarea,select)]:scroll-mb-28"
      >
        <Conflicts conflicts={editor.conflicts} t={t} />
        <AdminSection id="head" title={t('head')} lead={t('headLead')}>
          <div className="grid gap-x-gutter gap-y-4 lg:grid-cols-2">
            {heads.map(({ lng, subject, preheader }) => (
              <div key={lng} className="flex min-w-0 flex-col gap-4">
                <TextField
                  label={t(`fields.${subject}`)}
                  lang={lng}
                  value={draft[subject]}
                  maxLength={letterLengths.subject}
                  error={errors[`${lng}.subject`]}
                  onChange={({ target }) => change({ [subject]: target.value })}
                />
                <TextField
                  label={t(`fields.${preheader}`)}
                  hint={t('preheaderHint')}
                  lang={lng}
                  value={draft[preheader]}
                  maxLength={letterLengths.preheader}
                  error={errors[`${lng}.preheader`]}
                  onChange={({ target }) => change({ [preheader]: target.value })}
                />
              </div>
            ))}
          </div>
        </AdminSection>
        <AdminSection id="content" title={t('content')}>
          <PartsField
            parts={draft.parts}
            errors={errors}
            onChange={(parts) => change({ parts })}
            ProductsField={ProductsField}
          />
        </AdminSection>
        <SaveBar editor={editor} t={t} isSticky />
      </form>
      <LetterPreview letter={letter} />
      <LetterSending letter={letter} confirmed={confirmed} isAdmin={isAdmin} isUnsaved={editor.isUnsaved} />
      <LetterDeletion id={letter._id} onDeleted={editor.discard} />
    </div>
  )
}
