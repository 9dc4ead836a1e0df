import { useSession } from '../../../ui/api/api-provider.tsx'
import { useTranslation } from '../../../ui/i18n/use-translation.tsx'
import type { BrandPicture } from '../brand.contract.ts'
import type { BrandKind } from '../brand.rules.ts'

export interface PreviewProps {
  readonly houseName: string
  readonly pictures: readonly BrandPicture[]
}

const pictureOf = (pictures: readonly BrandPicture[], kind: BrandKind) =>
  pictures.find((each) => each.kind === kind)

interface GroundProps extends PreviewProps {
  readonly ground: 'light' | 'dark'
}

/** The logo on one ground as a page shows it, or the name where there is none. */
export const LogoPreview = ({ houseName, pictures, ground }: GroundProps) => {
  const { t } = useTranslation('brandDesk')
  const logo = pictureOf(pictures, 'logo')
  const image = ((ground === 'dark' && logo && pictureOf(pictures, 'logoDark')) || logo)?.image
  return (
    <figure>
      <div
        data-theme={ground}
        className="flex min-h-18 items-center border border-hairline bg-paper px-4 py-2 text-ink"
      >
        {image ? (
          <img
            src={image.url}
            width={image.width}
            height={image.height}
            alt=""
            className="h-auto max-w-full"
          />
        ) : (
          <span className="font-display text-lead">{houseName}</span>
        )}
      </div>
      <figcaption className="mt-1 text-caption text-ink-soft">{t(`previews.${ground}`)}</figcaption>
    </figure>
  )
}

/** The icon beside the name of the house, as browsers show an open page. */
export const TabPreview = ({ houseName, pictures }: PreviewProps) => {
  const { t } = useTranslation('brandDesk')
  return (
    <figure>
      <div className="border-hairline border-b bg-linen px-3 pt-3">
        <div className="flex max-w-56 items-center gap-2 bg-sheet px-3 py-2 text-small">
          <img
            src={pictureOf(pictures, 'icon')?.image.url ?? '/favicon.svg?original'}
            width={16}
            height={16}
            alt=""
            className="size-4 flex-none object-contain"
          />
          <span className="truncate">{houseName}</span>
        </div>
      </div>
      <figcaption className="mt-1 text-caption text-ink-soft">{t('previews.tab')}</figcaption>
    </figure>
  )
}

/** What a message shows of a link to the house. */
export const LinkPreview = ({ houseName, pictures }: PreviewProps) => {
  const { t } = useTranslation('brandDesk')
  const { publicUrl } = useSession()
  const share = pictureOf(pictures, 'share')
  return (
    <figure>
      <div className="border border-hairline bg-sheet">
        <img
          src={share?.image.url ?? '/og-image.png?original'}
          width={1200}
          height={630}
          alt=""
          loading="lazy"
          className="aspect-[1200/630] h-auto w-full object-cover"
          style={share && { objectPosition: `${share.focalPoint.x}% ${share.focalPoint.y}%` }}
        />
        <div className="px-3 py-2 text-small">
          <p className="truncate font-medium">{houseName}</p>
          <p className="truncate text-caption text-ink-soft">{new URL(publicUrl).host}</p>
        </div>
      </div>
      <figcaption className="mt-1 text-caption text-ink-soft">{t('previews.link')}</figcaption>
    </figure>
  )
}
