import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { singleKeyOf } from '../../../../ui/admin/single-keys.ts'
import { Icon } from '../../../../ui/buttons/icon.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { useFetchedPart } from '../../../../ui/late/use-fetched-part.ts'
import type { Room } from '../room.public.ts'
import { useDeskMemory } from './use-desk-memory.ts'

const loadPalette = async () => (await import('./command-palette.tsx')).CommandPalette
const loadKeys = async () => (await import('./keys-dialog.tsx')).KeysDialog

const opens = (event: KeyboardEvent) => {
  if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey) return 'search'
  const key = singleKeyOf(event)
  if (key === '/') return 'search'
  return key === '?' ? 'keys' : undefined
}

const isSearchField = (element: EventTarget | null) =>
  element instanceof HTMLInputElement && element.role === 'combobox'

/**
 * Keeps what is typed until the field of the search has the focus: while that is being loaded, the keys would be taken
 * for those of the page. `arrive` is given the text then; `end` stops it before.
 */
const keepTyped = () => {
  let text = ''
  let take: ((text: string) => void) | undefined
  const onKey = (event: KeyboardEvent) => {
    const isTyped = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isTyped && event.key !== 'Backspace') return
    event.preventDefault()
    event.stopPropagation()
    text = isTyped ? text + event.key : text.slice(0, -1)
  }
  const end = () => {
    window.removeEventListener('keydown', onKey, { capture: true })
    window.removeEventListener('focusin', onFocus)
  }
  const onFocus = ({ target }: Pick<FocusEvent, 'target'>) => {
    if (!take || !isSearchField(target)) return
    end()
    take(text)
  }
  window.addEventListener('keydown', onKey, { capture: true })
  window.addEventListener('focusin', onFocus)
  return {
    arrive: (taking: (text: string) => void) => {
      take = taking
      onFocus({ target: document.activeElement })
    },
    end,
  }
}

interface CommandProps {
  readonly rooms: readonly Room[]
  /** Whether somebody of the team is there: until then its place is kept. */
  readonly isOpen: boolean
}

/** Opens the search over all rooms by its button or by keys, and the list of all keys. */
export const Command = ({ rooms, isOpen }: CommandProps) => {
  const { t } = useTranslation('desk')
  const memory = useDeskMemory({ isOpen })
  const palette = useFetchedPart(loadPalette)
  const keys = useFetchedPart(loadKeys)
  const [opened, setOpened] = useState<'search' | 'keys'>()
  const typed = useRef<ReturnType<typeof keepTyped>>(undefined)
  const endTyping = () => {
    typed.current?.end()
    typed.current = undefined
  }
  useEffect(() => () => typed.current?.end(), [])
  const open = useEffectEvent(async (which: 'search' | 'keys') => {
    const isSearch = which === 'search'
    if (isSearch && !opened) {
      endTyping()
      typed.current = keepTyped()
    }
    if (await (isSearch ? palette : keys).fetchPart()) setOpened(which)
    else endTyping()
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
  const close = () => {
    endTyping()
    setOpened(undefined)
  }
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
        <palette.Part
          rooms={rooms}
          lately={memory.lately()}
          arriving={(take) => typed.current?.arrive(take)}
          onClose={close}
        />
      )}
      {opened === 'keys' && keys.Part && (
        <keys.Part isOn={memory.singleKeys} onTurn={memory.turnSingleKeys} onClose={close} />
      )}
    </>
  )
}
