import type { ReactNode } from 'react'
import { Button } from '../../buttons/button.tsx'
import { classNames } from '../../class-names.ts'
import { DraftOffer } from './drafts/draft-offer.tsx'
import type { OfferedDraft } from './drafts/use-kept-draft.ts'

interface SaveBarProps {
  readonly editor: {
    readonly busy: boolean
    readonly isUnsaved: boolean
    readonly discard: () => void
    readonly offer?: OfferedDraft | undefined
  }
  /** The name of the button, where a page has several. */
  readonly saveLabel?: string
  /** What became of the last save; otherwise the bar says whether there are unsaved changes. */
  readonly saved?: ReactNode
  /** The page's own texts. */
  readonly t: (name: 'save' | 'saving' | 'discard' | 'unsaved') => string
  /** Whether the bar stays at the foot of the window while an admin is among the fields. */
  readonly isSticky?: boolean
  readonly children?: ReactNode
}

/** The foot of an editor: saves, says what is not saved yet, and takes it back. */
export const SaveBar = ({ editor, saveLabel, saved, t, isSticky, children }: SaveBarProps) => {
  const { busy, isUnsaved, discard, offer } = editor
  return (
    <div
      className={classNames(
        'flex flex-wrap items-center gap-y-1',
        isSticky
          ? 'sticky bottom-[var(--foot-edge,0px)] z-10 mt-8 gap-x-4 border-hairline border-t bg-paper py-3 sm:gap-x-6 low:relative low:bottom-auto'
          : 'relative mt-6 gap-x-6',
      )}
    >
      <DraftOffer offer={offer} />
      <Button type="submit" loading={busy} aria-label={busy ? undefined : saveLabel}>
        {busy ? t('saving') : t('save')}
      </Button>
      {isUnsaved && !busy && (
        <Button
          variant="quiet"
          size="small"
          onClick={({ currentTarget }) => {
            currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
            discard()
          }}
        >
          {t('discard')}
        </Button>
      )}
      <p role="status" className={classNames('text-small', isSticky && 'max-sm:sr-only')}>
        {saved ?? (isUnsaved && !busy && <span className="text-ink-soft">{t('unsaved')}</span>)}
      </p>
      {children}
    </div>
  )
}
