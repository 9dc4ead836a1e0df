import { useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { useUpload } from '../../../ui/api/use-upload.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import { UploadPlace } from '../../../ui/uploads/upload-place.tsx'
import { useUploads } from '../../../ui/uploads/use-uploads.ts'
import { type Board, boards } from '../gallery.limits.ts'
import type { GalleryAdminContract } from '../gallery-admin.contract.ts'
import { galleryKindsTexts } from '../web/gallery-kinds.texts.ts'
import { GalleryBoard } from './board/gallery-board.tsx'
import { galleryAdminTexts } from './gallery-admin.texts.ts'
import type { ProductsField } from './item/item-editor.tsx'
import { OpenedItem } from './item/opened-item.tsx'
import { useBoardUrl } from './use-admin-board.ts'

const BoardTabs = () => {
  const { t } = useTranslation('galleryAdmin')
  const { t: kinds } = useTranslation('galleryKinds')
  const { board: shown, hrefOfBoard } = useBoardUrl()
  return (
    <nav aria-label={t('boards')} className="mt-6 noscript:hidden">
      <ul className="flex flex-wrap gap-x-6 border-hairline border-b">
        {boards.map((board) => (
          <li key={board}>
            <Link
              to={hrefOfBoard(board)}
              aria-current={board === shown ? 'true' : undefined}
              className={classNames(
                'thread-link relative inline-flex min-h-11 items-center',
                board === shown ? 'font-semibold' : 'text-ink-soft',
              )}
            >
              {kinds(`boards.${board}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The pictures that are uploaded to the boards. */
const useGalleryUploads = () => {
  const upload = useUpload<GalleryAdminContract>()
  const queries = useQueryClient()
  return useUploads<Board>({
    send: async ({ target, file }, on) => {
      const call = { ...on, file: { field: 'image', content: file }, fields: { board: target } }
      return (await upload('POST /gallery', call)).item._id
    },
    onDone: () => void queries.invalidateQueries({ queryKey: ['admin-gallery'] }),
  })
}

interface GalleryPageProps {
  readonly houseName: string
  readonly ProductsField: ProductsField
}

/** The pictures of the house: a board with what is uploaded to it, or the picture that the address opens. */
export const GalleryPage = ({ houseName, ProductsField }: GalleryPageProps) => {
  useOwnTexts('galleryAdmin', galleryAdminTexts)
  useOwnTexts('galleryKinds', galleryKindsTexts)
  const { t } = useTranslation('galleryAdmin')
  const opened = useSearchParams()[0].get('opened')
  // Kept above both, so that uploads go on while the admin describes what hangs.
  const uploads = useGalleryUploads()
  const { board, hrefOfItem } = useBoardUrl()
  return (
    <DeskPage path={pathTo('adminGallery')} houseName={houseName} t={t}>
      <BoardTabs />
      <div className="mt-6 noscript:hidden">
        {opened ? (
          <OpenedItem key={opened} id={opened} ProductsField={ProductsField} />
        ) : (
          <>
            <UploadPlace
              target={board}
              uploads={uploads}
              hrefOf={({ target }, id) => hrefOfItem(id, target)}
              t={t}
            />
            <GalleryBoard key={board} />
          </>
        )}
      </div>
    </DeskPage>
  )
}
