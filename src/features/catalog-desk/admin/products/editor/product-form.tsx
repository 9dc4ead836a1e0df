import type { FormEvent, ReactNode } from 'react'
import { AdminSection } from '../../../../../ui/admin/admin-section.tsx'
import { ChangedFields } from '../../../../../ui/admin/editor/changed-fields.tsx'
import { Conflicts } from '../../../../../ui/admin/editor/conflicts.tsx'
import { SaveBar } from '../../../../../ui/admin/editor/save-bar.tsx'
import { useTranslation } from '../../../../../ui/i18n/use-translation.tsx'
import { CutFields } from '../../../../garments/admin/cut-fields.public.tsx'
import { MeasureFields } from '../../../../garments/admin/measure-fields.public.tsx'
import { FactFields } from './fact-fields.tsx'
import { measurableSizes, soldSizes } from './product-draft.ts'
import { SizeFields } from './size-fields.tsx'
import type { ProductEditor } from './use-product-editor.ts'
import { WordFields } from './word-fields.tsx'

interface ProductFormProps {
  readonly id: string
  readonly editor: ProductEditor
  /** Whether the shop shows it, and its pictures: both are saved by themselves. */
  readonly publication: ReactNode
  readonly pictures: ReactNode
  /** What it was sold for. */
  readonly prices: ReactNode
  /** Another act beside « save ». */
  readonly beside?: ReactNode
}

/** All fields of a product: its words in both languages, what it is, and the sizes in which it is sold. */
export const ProductForm = ({ id, editor, publication, pictures, prices, beside }: ProductFormProps) => {
  const { t } = useTranslation('adminProducts')
  const { form, draft, change, errors } = editor
  const save = (event: FormEvent) => {
    // The words of a picture are a form in a dialog, whose sending comes here too.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    void editor.save()
  }
  const fields = { draft, change, errors }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={save}
      // What is called to by the keyboard does not come to stand below the bar.
      className="[&_:is(button,input,textarea,select)]:scroll-mb-28"
    >
      <Conflicts conflicts={editor.conflicts} t={t} className="not-empty:mt-6" />
      <div className="mt-6 grid gap-x-gutter gap-y-10 xl:grid-cols-[3fr_2fr] xl:grid-rows-[auto_1fr]">
        <div className="min-w-0 xl:col-start-2">{publication}</div>
        <div className="flex min-w-0 flex-col gap-10 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <AdminSection id="mots" title={t('sections.words')} lead={t('sections.wordsLead')}>
            <WordFields {...fields} id={id} />
          </AdminSection>
          <AdminSection id="faits" title={t('sections.facts')}>
            <FactFields {...fields} />
          </AdminSection>
          <AdminSection id="vetement" title={t('sections.garment')} lead={t('sections.garmentLead')}>
            <CutFields draft={draft.cut} change={(cut) => change({ cut })} />
            <div className="mt-8">
              <MeasureFields
                draft={draft.measures}
                change={(measures) => change({ measures })}
                sizes={soldSizes(draft).filter((size) => measurableSizes.includes(size))}
                error={errors.measures}
              />
            </div>
          </AdminSection>
        </div>
        <div className="flex min-w-0 flex-col gap-10 xl:col-start-2">
          <AdminSection id="tailles" title={t('sections.sizes')} lead={t('sections.sizesLead')}>
            <SizeFields {...fields} />
          </AdminSection>
          <AdminSection id="photographies" title={t('sections.pictures')}>
            {pictures}
          </AdminSection>
          {prices}
        </div>
      </div>
      <SaveBar editor={editor} t={t} isSticky>
        {beside}
        <ChangedFields label={t('changedFields')} fields={editor.changedFields} />
      </SaveBar>
    </form>
  )
}
