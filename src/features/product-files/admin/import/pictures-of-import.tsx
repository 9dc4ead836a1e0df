import { useState } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { FileChoice } from '../../../../ui/admin/uploads/file-choice.tsx'
import { UploadList } from '../../../../ui/admin/uploads/upload-list.tsx'
import { uploadingTexts } from '../../../../ui/admin/uploads/uploading.texts.ts'
import { useUploads } from '../../../../ui/admin/uploads/use-uploads.ts'
import { useUpload } from '../../../../ui/api/use-upload.ts'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { ProductImagesContract } from '../../../catalog-desk/product-images.contract.ts'
import type { ProductColumn } from '../../product-columns.ts'
import type { Table } from '../../read-table.ts'
import { picturesOfLines } from '../pictures-of-lines.ts'

interface PicturesOfImportProps {
  readonly table: Table
  readonly columns: readonly (ProductColumn | null)[]
  readonly products: readonly { readonly line: number; readonly productId: string }[]
}

const isPicture = ({ name, type }: File) => type.startsWith('image/') || /\.(heic|heif|avif)$/i.test(name)

/** Adds the photographs of a folder to the imported products: by the names in the file, or by the references. */
export const PicturesOfImport = ({ table, columns, products }: PicturesOfImportProps) => {
  useOwnTexts('uploading', uploadingTexts)
  const { t } = useTranslation('productFiles')
  const upload = useUpload<ProductImagesContract>()
  const [unmatched, setUnmatched] = useState<readonly string[]>([])
  const uploads = useUploads<string>({
    // The pictures of a product stand in the order in which they arrive.
    atOnce: 1,
    send: async ({ target, file }, on) => {
      const call = { ...on, params: { id: target }, file: { field: 'image', content: file }, fields: {} }
      return (await upload('POST /products/{id}/images', call)).images.at(-1)?._id ?? target
    },
    onDone: () => undefined,
  })
  const add = (files: readonly File[]) => {
    const found = picturesOfLines({ table, columns, products, files: files.filter(isPicture) })
    setUnmatched(found.unmatched.map(({ name }) => name))
    for (const { productId, file } of found.matched) uploads.add(productId, [file])
  }
  return (
    <section aria-labelledby="pictures-title" className="mt-8">
      <h3 id="pictures-title" className="font-semibold">
        {t('pictures.title')}
      </h3>
      <p className="mt-1 max-w-[46rem] text-ink-soft text-small">{t('pictures.lead')}</p>
      <FileChoice variant="secondary" className="mt-4" label={t('pictures.choose')} folder onChoose={add} />
      {unmatched.length > 0 && (
        <p
          role="status"
          className="mt-4 border-garance border-s-2 bg-rose px-4 py-3 text-small wrap-anywhere"
        >
          {t('pictures.unmatched', { count: unmatched.length, names: unmatched.join(', ') })}
        </p>
      )}
      <UploadList
        uploads={uploads}
        hrefOf={({ target }) => `${pathTo('adminProducts')}?${new URLSearchParams({ opened: target })}`}
        t={t}
      />
    </section>
  )
}
