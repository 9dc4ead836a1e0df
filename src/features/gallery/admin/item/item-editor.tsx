import type { ComponentType, FormEvent } from 'react'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { Conflicts } from '../../../../ui/admin/editor/conflicts.tsx'
import { SaveBar } from '../../../../ui/admin/editor/save-bar.tsx'
import { FocalPointField } from '../../../../ui/admin/focal-point/focal-point-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { mostProductsOfItem } from '../../gallery.limits.ts'
import type { AdminGalleryItem } from '../../gallery-admin.contract.ts'
import type { GalleryProduct } from '../../gallery-item.schema.ts'
import { shapeOf } from '../../spreads.rules.ts'
import { ItemDeletion } from './item-deletion.tsx'
import { ItemPreview } from './item-preview.tsx'
import { KindFields } from './kind-fields.tsx'
import { PublicationFields } from './publication-fields.tsx'
import { useItemEditor } from './use-item-editor.ts'
import { WordFields } from './word-fields.tsx'

/** The shapes to which the pages crop a picture of each shape. */
const cropsOf = {
  portrait: [
    { crop: 'page', shape: 'aspect-portrait' },
    { crop: 'square', shape: 'aspect-square' },
  ],
  square: [{ crop: 'page', shape: 'aspect-square' }],
  landscape: [
    { crop: 'page', shape: 'aspect-3/2' },
    { crop: 'low', shape: 'aspect-5/2' },
    { crop: 'square', shape: 'aspect-square' },
  ],
} as const

/** Chooses the products that an item shows, and their order. */
export type ProductsField = ComponentType<{
  readonly products: readonly GalleryProduct[]
  readonly most: number
  readonly error: string | undefined
  readonly onChange: (products: readonly GalleryProduct[]) => void
}>

interface ItemEditorProps {
  readonly item: AdminGalleryItem
  readonly place: number
  readonly ProductsField: ProductsField
}

/** The form of an item, with a preview. */
export const ItemEditor = ({ item, place, ProductsField }: ItemEditorProps) => {
  const { t } = useTranslation('galleryAdmin')
  const editor = useItemEditor(item)
  const { form, draft, change, errors } = editor
  const save = (event: FormEvent) => {
    event.preventDefault()
    void editor.save()
  }
  const fields = { draft, change, errors }
  return (
    <>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={save}
        // What is called to by the keyboard does not come to stand below the bar.
        className="[&_:is(button,input,textarea,select)]:scroll-mb-28"
      >
        <Conflicts conflicts={editor.conflicts} t={t} className="not-empty:mt-6" />
        <div className="mt-6 grid gap-x-gutter gap-y-10 lg:grid-cols-[3fr_2fr]">
          <div className="flex min-w-0 flex-col gap-10">
            <AdminSection id="words" title={t('item.words')} lead={t('item.englishHint')}>
              <WordFields {...fields} />
            </AdminSection>
            <AdminSection id="kinds" title={t('item.kinds')}>
              <KindFields {...fields} />
            </AdminSection>
            <AdminSection id="products" title={t('item.products')}>
              <ProductsField
                products={draft.products}
                most={mostProductsOfItem}
                error={errors.products}
                onChange={(products) => change({ products })}
              />
            </AdminSection>
          </div>
          <div className="flex min-w-0 flex-col gap-10">
            <AdminSection id="framing" title={t('item.focal')} lead={t('item.focalHint')}>
              <FocalPointField
                image={item.image}
                focalPoint={draft.focalPoint}
                onChange={(focalPoint) => change({ focalPoint })}
                crops={cropsOf[shapeOf(item.image)].map(({ crop, shape }) => ({
                  label: t(`item.crops.${crop}`),
                  shape,
                }))}
              />
            </AdminSection>
            <AdminSection id="publication" title={t('item.publication')}>
              <PublicationFields {...fields} />
            </AdminSection>
          </div>
        </div>
        <SaveBar editor={editor} t={t} isSticky />
      </form>
      <ItemPreview item={item} draft={draft} place={place} />
      <ItemDeletion id={item._id} onDeleted={editor.discard} />
    </>
  )
}
