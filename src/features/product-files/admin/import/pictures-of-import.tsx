import { useState } from 'react'
import { pathTo } from '../../../../sitemap.ts'
import { useUpload } from '../../../../ui/api/use-upload.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { FileChoice } from '../../../../ui/uploads/file-choice.tsx'
import { pictureFiles } from '../../../../ui/uploads/picture-files.ts'
import { UploadList } from '../../../../ui/uploads/upload-list.tsx'
import { uploadingTexts } from '../../../../ui/uploads/uploading.texts.ts'
import { useUploads } from '../../../../ui/uploads/use-uploads.ts'
import type { ProductImagesContract } from '../../../product-images/product-images.contract.ts'
import type { ProductColumn } from '../../product-columns.ts'
import type { Table } from '../../read-table.ts'
import { type ChosenPicture, picturesOfFiles } from '../pictures-of-files.ts'
import { picturesOfLines } from '../pictures-of-lines.ts'
import { ArchiveRefusal } from './archive-refusal.tsx'
import { DropPlace } from './drop-place.tsx'

interface PicturesOfImportProps {
  readonly table: Table
  readonly columns: readonly (ProductColumn | null)[]
  readonly products: readonly { readonly line: number; readonly productId: string }[]
  /** The archive in which the file lay. */
  readonly archive: File | undefined
}

interface Destination {
  readonly productId: string
  readonly open: ChosenPicture['open']
}

const usePictureUploads = () => {
  const upload = useUpload<ProductImagesContract>()
  return useUploads<Destination>({
    // The pictures of a product stand in the order in which they arrive.
    atOnce: 1,
    send: async ({ target: { productId, open } }, on) => {
      const file = { field: 'image', content: await open() }
      const call = { ...on, params: { id: productId }, file, fields: {} }
      const { images, taken } = await upload('POST /products/{id}/images', call)
      return { createdId: images.at(-1)?._id ?? productId, picture: taken[0] }
    },
    onDone: () => undefined,
  })
}

/** What was chosen, matched with the products of the import; nothing is sent of an archive that is refused. */
const useChosenPictures = ({ table, columns, products }: PicturesOfImportProps) => {
  const uploads = usePictureUploads()
  const [unmatched, setUnmatched] = useState<readonly string[]>([])
  const [chosen, setChosen] = useState<number>()
  const [failure, setFailure] = useState<unknown>()
  const add = async (files: readonly File[]) => {
    setFailure(undefined)
    setUnmatched([])
    setChosen(undefined)
    try {
      const pictures = await picturesOfFiles(files)
      const found = picturesOfLines({ table, columns, products, files: pictures })
      setChosen(pictures.length)
      setUnmatched(found.unmatched.map(({ name }) => name))
      for (const { productId, file } of found.matched)
        uploads.add({ productId, open: file.open }, [file.file])
    } catch (error) {
      setFailure(error)
    }
  }
  return {
    uploads,
    unmatched,
    isEmpty: chosen === 0,
    failure,
    add: (files: readonly File[]) => void add(files),
  }
}

/** Adds photographs to the imported products, by the names in the file or by the references: of a folder, of an archive, or one by one. */
export const PicturesOfImport = (props: PicturesOfImportProps) => {
  useOwnTexts('uploading', uploadingTexts)
  const { t } = useTranslation('productFiles')
  const { archive } = props
  const { uploads, unmatched, isEmpty, failure, add } = useChosenPictures(props)
  return (
    <section aria-labelledby="pictures-title" className="mt-8">
      <h3 id="pictures-title" className="font-semibold">
        {t('pictures.title')}
      </h3>
      <p className="mt-1 max-w-[46rem] text-ink-soft text-small">{t('pictures.lead')}</p>
      {archive && (
        <Button className="mt-4" onClick={() => add([archive])}>
          {t('pictures.ofArchive', { name: archive.name })}
        </Button>
      )}
      <DropPlace label={t('pictures.place')} onDrop={add} className="mt-4">
        <FileChoice variant="secondary" label={t('pictures.choose')} folder onChoose={add} />
        <FileChoice
          variant="secondary"
          label={t('pictures.chooseFiles')}
          accept={`${pictureFiles},.avif,.zip,application/zip`}
          several
          onChoose={add}
        />
        <p className="min-w-0 text-ink-soft text-small">{t('pictures.orDrop')}</p>
      </DropPlace>
      <ArchiveRefusal error={failure} />
      {(isEmpty || unmatched.length > 0) && (
        <p
          role="status"
          className="mt-4 border-garance border-s-2 bg-rose px-4 py-3 text-small wrap-anywhere"
        >
          {isEmpty
            ? t('pictures.none')
            : t('pictures.unmatched', { count: unmatched.length, names: unmatched.join(', ') })}
        </p>
      )}
      <UploadList
        uploads={uploads}
        hrefOf={({ target }) =>
          `${pathTo('adminProducts')}?${new URLSearchParams({ opened: target.productId })}`
        }
        t={t}
      />
    </section>
  )
}
