import { Dialog as Base } from '@base-ui/react/dialog'
import { Icon } from '../buttons/icon.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { useTranslation } from '../i18n/use-translation.tsx'

interface ViewerBarProps {
  readonly title: string
  /** The index of the visible picture, from 0. */
  readonly place: number
  readonly count: number
  readonly isZoomed: boolean
  readonly onZoom: () => void
  readonly onTurn: (step: number) => void
}

/** The bar above the pictures: their name, which one is visible, and the buttons. */
export const ViewerBar = ({ title, place, count, isZoomed, onZoom, onTurn }: ViewerBarProps) => {
  const { t } = useTranslation('viewer')
  return (
    <div className="flex items-center justify-between gap-4 py-3 pr-3 pl-margin">
      <Base.Title className="min-w-0 flex-1 truncate font-display text-subheading">{title}</Base.Title>
      <p aria-live="polite" className="font-display text-ink-soft text-subheading italic tabular-nums">
        {t('count', { number: place + 1, total: count })}
      </p>
      <div className="flex flex-1 justify-end">
        <IconButton
          icon={isZoomed ? 'minus' : 'plus'}
          label={t(isZoomed ? 'whole' : 'enlarge')}
          onClick={onZoom}
        />
        <IconButton
          icon="arrow"
          label={t('previous')}
          aria-disabled={place === 0}
          onClick={() => onTurn(-1)}
          className="-scale-x-100 aria-disabled:opacity-30"
        />
        <IconButton
          icon="arrow"
          label={t('next')}
          aria-disabled={place === count - 1}
          onClick={() => onTurn(1)}
          className="aria-disabled:opacity-30"
        />
        <Base.Close
          aria-label={t('close')}
          className="grid size-11 place-content-center transition-colors hover:text-garance"
        >
          <Icon name="close" />
        </Base.Close>
      </div>
    </div>
  )
}
