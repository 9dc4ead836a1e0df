import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import type { AdminGalleryItem } from '../../gallery-admin.contract.ts'
import { ContestedFields } from './contested-fields.tsx'
import { FocalPointField } from './focal-point-field.tsx'
import { ItemDeletion } from './item-deletion.tsx'
import { faultsOf } from './item-draft.ts'
import { ItemPreview } from './item-preview.tsx'
import { KindFields } from './kind-fields.tsx'
import { ProductsField } from './products-field.tsx'
import { PublicationFields } from './publication-fields.tsx'
import { SaveBar } from './save-bar.tsx'
import { useItemDraft } from './use-item-draft.ts'
import { useItemSaving } from './use-item-saving.ts'
import { WordFields } from './word-fields.tsx'

/** All that is said of a picture, and how it will look. */
export const ItemEditor = ({ item, place }: { item: AdminGalleryItem; place: number }) => {
  const { t } = useTranslation('galleryAdmin')
  const form = useRef<HTMLFormElement>(null)
  const conflict = useRef<HTMLHeadingElement>(null)
  const written = useItemDraft(item)
  const { draft, change, contested } = written
  const saving = useItemSaving(item, written)
  const [tries, setTries] = useState(0)
  /** The version whose changes the writer was led to. */
  const [told, setTold] = useState<number>()
  const { errors } = saving

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [tries])

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (contested.length > 0 && told !== item.version) {
      setTold(item.version)
      conflict.current?.focus()
      return
    }
    await saving.save(faultsOf(draft))
    setTries((before) => before + 1)
  }

  const fields = { draft, change, errors }
  return (
    <>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void save(event)}
        // What is called to by the keyboard does not come to stand below the bar.
        className="[&_:is(button,input,textarea,select)]:scroll-mb-28"
      >
        <ContestedFields written={written} heading={conflict} />
        <div className="mt-6 grid gap-x-gutter gap-y-10 lg:grid-cols-[3fr_2fr]">
          <div className="flex min-w-0 flex-col gap-10">
            <AdminSection id="words" title={t('item.words')} lead={t('item.englishHint')}>
              <WordFields {...fields} />
            </AdminSection>
            <AdminSection id="kinds" title={t('item.kinds')}>
              <KindFields {...fields} />
            </AdminSection>
            <AdminSection id="products" title={t('item.products')}>
              <ProductsField {...fields} />
            </AdminSection>
          </div>
          <div className="flex min-w-0 flex-col gap-10">
            <AdminSection id="framing" title={t('item.focal')} lead={t('item.focalHint')}>
              <FocalPointField image={item.image} draft={draft} change={change} />
            </AdminSection>
            <AdminSection id="publication" title={t('item.publication')}>
              <PublicationFields {...fields} />
            </AdminSection>
          </div>
        </div>
        <SaveBar written={written} busy={saving.busy} />
      </form>
      <ItemPreview item={item} draft={draft} place={place} />
      <ItemDeletion id={item._id} onDeleted={written.clear} />
    </>
  )
}
