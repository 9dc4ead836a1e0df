import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { singleKeyOf } from '../../../../ui/admin/single-keys.ts'
import { Icon } from '../../../../ui/buttons/icon.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useFetchedPart } from '../../../../ui/late/use-fetched-part.ts'
import type { Room } from '../room.public.ts'
import { useLately } from './use-lately.ts'

const loadPalette = async () => (await import('./command-palette.tsx')).CommandPalette
const loadKeys = async () => (await import('./keys-dialog.tsx')).KeysDialog

const opens = (event: KeyboardEvent) => {
  if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey) return 'search'
  const key = singleKeyOf(event)
  if (key === '/') return 'search'
  return key === '?' ? 'keys' : undefined
}

interface CommandProps {
  readonly rooms: readonly Room[]
  /** Whether somebody of the team is there: until then its place is kept. */
  readonly isOpen: boolean
}

/** Opens the search over all rooms by its button or by keys, and the list of all keys. */
export const Command = ({ rooms, isOpen }: CommandProps) => {
  const { t } = useTranslation('desk')
  const lately = useLately()
  const palette = useFetchedPart(loadPalette)
  const keys = useFetchedPart(loadKeys)
  const [opened, setOpened] = useState<'search' | 'keys'>()
  const open = useEffectEvent(async (which: 'search' | 'keys') => {
    if (await (which === 'search' ? palette : keys).fetchPart()) setOpened(which)
  })
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      const which = opens(event)
      if (!which) return
      event.preventDefault()
      void open(which)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOpen])
  const close = () => setOpened(undefined)
  return (
    <>
      <button
        type="button"
        onClick={() => void palette.fetchPart().then((isThere) => isThere && setOpened('search'))}
        className={classNames(
          'flex min-h-11 items-center gap-2 border border-hairline px-3 text-ink-soft hover:border-ink hover:text-ink lg:min-h-9',
          !isOpen && 'invisible',
        )}
      >
        <Icon name="search" size={16} />
        {t('search')}
        <span aria-hidden="true" className="ms-auto hidden text-caption lg:inline">
          Ctrl K
        </span>
      </button>
      {opened === 'search' && palette.Part && (
        <palette.Part rooms={rooms} lately={lately()} onClose={close} />
      )}
      {opened === 'keys' && keys.Part && <keys.Part onClose={close} />}
    </>
  )
}
