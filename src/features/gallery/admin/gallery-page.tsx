import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../sitemap.ts'
import { DeskPage } from '../../../ui/admin/desk-page.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useOwnTexts } from '../../../ui/i18n/use-own-texts.ts'
import { boards } from '../gallery.limits.ts'
import { galleryKindsTexts } from '../web/gallery-kinds.texts.ts'
import { GalleryBoard } from './board/gallery-board.tsx'
import { galleryAdminTexts } from './gallery-admin.texts.ts'
import { OpenedItem } from './item/opened-item.tsx'
import { UploadPlace } from './uploads/upload-place.tsx'
import { useUploads } from './uploads/use-uploads.ts'
import { useBoardAddress } from './use-admin-board.ts'

const BoardTabs = () => {
  const { t } = useTranslation('galleryAdmin')
  const { t: kinds } = useTranslation('galleryKinds')
  const { board: shown, hrefOfBoard } = useBoardAddress()
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

/** The pictures of the house: a board with what comes to it, or the picture that the address opens. */
export const GalleryPage = ({ houseName }: { houseName: string }) => {
  useOwnTexts('galleryAdmin', galleryAdminTexts)
  useOwnTexts('galleryKinds', galleryKindsTexts)
  const { t } = useTranslation('galleryAdmin')
  const opened = useSearchParams()[0].get('opened')
  // Kept above both, so that uploads go on while the admin describes what hangs.
  const uploads = useUploads()
  const { board } = useBoardAddress()
  return (
    <DeskPage path={pathTo('adminGallery')} houseName={houseName} back={pathTo('admin')} t={t}>
      <BoardTabs />
      <div className="mt-6 noscript:hidden">
        {opened ? (
          <OpenedItem key={opened} id={opened} />
        ) : (
          <>
            <UploadPlace board={board} uploads={uploads} />
            <GalleryBoard key={board} />
          </>
        )}
      </div>
    </DeskPage>
  )
}
